/** A background: "squares" (transparent), "white", "black" or a color as #rrggbb. Returns its channels, or null. */
function backgroundChannels(background) {
  if (background === "white") return [255, 255, 255];
  if (background === "black") return [0, 0, 0];
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(background);
  return match ? match.slice(1).map((part) => parseInt(part, 16)) : null;
}

/** Composes a channel over a background. Alpha and channels are 0...255. */
function composed(channel, alpha, background) {
  return Math.round((channel * alpha + background * (255 - alpha)) / 255);
}

/**
 * Compares two pictures on a background and writes the amplified difference of each channel to `output`.
 * On transparent squares, a channel's difference is the larger one of those on black and on white: it is 0 only
 * if the pictures are equal on every background.
 * Returns the numbers of drawn and of differing pixels, and the largest difference of a channel.
 */
function comparePictures(first, second, background, amplification, output) {
  const backgrounds = backgroundChannels(background);
  const a = new Uint32Array(first.data.buffer);
  const b = new Uint32Array(second.data.buffer);
  const result = new Uint32Array(output.data.buffer).fill(0xff000000);
  const [p, q, out] = [first.data, second.data, output.data];
  let [drawn, differing, largest] = [0, 0, 0];
  for (let pixel = 0; pixel < result.length; pixel += 1) {
    if ((a[pixel] | b[pixel]) >>> 24) drawn += 1;
    if (a[pixel] === b[pixel]) continue;
    const at = pixel * 4;
    let most = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const difference = channelDifference(p, q, at, channel, backgrounds);
      most = Math.max(most, difference);
      out[at + channel] = Math.min(255, difference * amplification);
    }
    if (most > 0) differing += 1;
    largest = Math.max(largest, most);
  }
  return { drawn, differing, largest, share: differing === 0 ? 0 : differing / Math.max(differing, drawn) };
}

/** The absolute difference of a channel of a pixel. */
function channelDifference(p, q, at, channel, backgrounds) {
  const [c, d, alpha, beta] = [p[at + channel], q[at + channel], p[at + 3], q[at + 3]];
  if (alpha === 255 && beta === 255) return Math.abs(c - d);
  if (backgrounds) {
    const background = backgrounds[channel];
    return Math.abs(composed(c, alpha, background) - composed(d, beta, background));
  }
  const onBlack = Math.abs(composed(c, alpha, 0) - composed(d, beta, 0));
  return Math.max(onBlack, Math.abs(composed(c, alpha, 255) - composed(d, beta, 255)));
}

/** Describes the result of a comparison. */
function differenceText(result) {
  if (result.differing === 0) return "No pixel differs.";
  const share = percentText(result.share);
  return `${countText(result.differing)} of ${counted(result.drawn, "drawn pixel")} differ (${share}), by ${result.largest} of 255 at most.`;
}
