/** A map whose oldest entries are removed when their bytes exceed a limit. */
class ByteCache {
  constructor(limit) {
    this.limit = limit;
    this.bytes = 0;
    this.entries = new Map();
  }

  /** Returns a value and marks it as used. */
  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  has(key) {
    return this.entries.has(key);
  }

  /** Stores a value. The newest value is kept even if it exceeds the limit. */
  set(key, value, bytes) {
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.limit || oldest === key) break;
      this.entries.delete(oldest);
      this.bytes -= entry.bytes;
    }
  }
}

/** Whether the size in the header of a WebP file is its size. Browsers draw parts of truncated files without an error. */
function isWholeWebP(bytes) {
  if (bytes.length < 20) return false;
  const size = new DataView(bytes.buffer).getUint32(4, true) + 8;
  return String.fromCharCode(...bytes.subarray(8, 12)) === "WEBP" && size <= bytes.length;
}

/** Decodes a WebP file to a bitmap, without conversion of its colors. */
async function decodeImage(base64) {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  if (!isWholeWebP(bytes)) throw new Error("The file is not a whole WebP file.");
  const blob = new Blob([bytes], { type: "image/webp" });
  const options = { premultiplyAlpha: "default", colorSpaceConversion: "none" };
  try {
    return await createImageBitmap(blob, options);
  } catch {
    return decodeElement(blob);
  }
}

/** Decodes a file with an image element, for browsers whose `createImageBitmap` has no options or no WebP. */
async function decodeElement(blob) {
  const address = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Composes the pictures of the page from their base pictures and replaced rectangles, and keeps the latest ones. */
class PictureStore {
  constructor(data) {
    [this.width, this.height] = data.size;
    this.pictures = data.frames.pictures;
    this.images = data.frames.images;
    this.step = data.frames.step || 1;
    this.sideLength = this.pictures.length / data.sides.length;
    this.pictureBytes = this.width * this.height * 4;
    this.composed = new ByteCache(192e6);
    this.decoded = new ByteCache(48e6);
    this.decoding = new Map();
    this.loading = new Map();
    this.canonical = this.canonicalPictures();
  }

  /** Maps every picture to the picture that it repeats. A picture without rectangles equals its base. */
  canonicalPictures() {
    const canonical = new Int32Array(this.pictures.length).fill(-2);
    for (let start = 0; start < canonical.length; start += 1) {
      const trail = [];
      let picture = start;
      while (picture >= 0 && canonical[picture] === -2 && this.pictures[picture].length === 1) {
        if (trail.length > canonical.length) throw new Error("The pictures refer to each other in a cycle.");
        trail.push(picture);
        [picture] = this.pictures[picture];
      }
      const end = picture < 0 ? -1 : canonical[picture] === -2 ? picture : canonical[picture];
      if (picture >= 0) canonical[picture] = end;
      for (const repeated of trail) canonical[repeated] = end;
    }
    return canonical;
  }

  /** The canonical picture of a side at a frame; -1 is an empty picture. */
  picture(side, frame) {
    const index = clamp(Math.floor(frame / this.step), 0, this.sideLength - 1);
    return this.canonical[side * this.sideLength + index];
  }

  /** The composed canvas of a picture, or undefined if it is not composed yet. */
  present(picture) {
    if (picture < 0 && !this.composed.has(picture)) this.composed.set(picture, this.canvas(), this.pictureBytes);
    return this.composed.get(picture);
  }

  /** Composes a picture. Throws if an image cannot be decoded. */
  load(picture) {
    const present = this.present(picture);
    if (present) return Promise.resolve(present);
    if (!this.loading.has(picture)) {
      const loading = this.compose(picture).finally(() => this.loading.delete(picture));
      this.loading.set(picture, loading);
    }
    return this.loading.get(picture);
  }

  /** Composes a picture from its nearest base that is composed or being composed. */
  async compose(picture) {
    const chain = [];
    let base = picture;
    const isPending = (other) => other !== picture && this.loading.has(other);
    while (base >= 0 && !this.composed.has(base) && !isPending(base)) {
      if (chain.length > this.pictures.length) throw new Error("The pictures refer to each other in a cycle.");
      chain.push(base);
      const [next] = this.pictures[base];
      base = next < 0 ? -1 : this.canonical[next];
    }
    const start = base < 0 ? null : this.composed.get(base) ?? await this.loading.get(base);
    const canvas = this.canvas();
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.imageSmoothingEnabled = false;
    if (start) context.drawImage(start, 0, 0);
    const images = chain.reverse().map((link) => this.pictures[link][1]);
    for (let index = 0; index < chain.length; index += 1) {
      for (const next of images.slice(index + 1, index + 4)) this.image(next).catch(() => {});
      this.replace(context, this.pictures[chain[index]], await this.image(images[index]));
    }
    this.composed.set(picture, canvas, this.pictureBytes);
    return canvas;
  }

  /** Replaces the rectangles of a picture by parts of its image. */
  replace(context, picture, image) {
    for (let at = 2; at < picture.length; at += 6) {
      const [x, y, width, height, fromX, fromY] = picture.slice(at, at + 6);
      context.clearRect(x, y, width, height);
      context.drawImage(image, fromX, fromY, width, height, x, y, width, height);
    }
  }

  /** Decodes an image of the page. */
  image(index) {
    const image = this.decoded.get(index);
    if (image) return Promise.resolve(image);
    if (!this.decoding.has(index)) {
      const decoding = decodeImage(this.images[index])
        .then((decoded) => {
          this.decoded.set(index, decoded, decoded.width * decoded.height * 4);
          return decoded;
        })
        .finally(() => this.decoding.delete(index));
      this.decoding.set(index, decoding);
    }
    return this.decoding.get(index);
  }

  /** An empty canvas of the pictures' size. */
  canvas() {
    return element("canvas", { width: this.width, height: this.height });
  }
}
