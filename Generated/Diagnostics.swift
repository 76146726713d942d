// swift-format-ignore-file
// Made by Tools/embed-texts; change the text files and run it again.

extension EmbeddedText {
  /// The content of each text file of the module Diagnostics, by its name.
  package static let diagnostics: [String: String] = [
    "FC0001": ###"""
# FC0001: Not drawn by the player

- Severity: warning
- Advice: Replace the feature in the design, or use another player.

## What it means

The player of `--target` does not draw the feature at this place. The rest of
the design is drawn.

## Why it happens

The source of the player has no code for the feature. The tables of forecasts
name the versions of the players.

## What to do

Replace the feature by one that the player draws, such as a merged path by a
path that was merged in After Effects. With `--fail-on-forecast not-drawn`,
reports with this finding fail; a baseline records the places that are known.

"""###,
    "FC0002": ###"""
# FC0002: Drawn in part by the player

- Severity: note
- Advice: Compare the frames of the player with those of After Effects.

## What it means

The player of `--target` draws the feature at this place with a difference,
which the message names where it is known.

## Why it happens

The source of the player has code for a part of the feature only, or needs a
setting of the app.

## What to do

Look at the frames in the player. With `--fail-on-forecast drawn-in-part`,
reports with this finding fail; a baseline records the places that are known.

"""###,
    "FC0003": ###"""
# FC0003: Drawn by another engine of the player

- Severity: note
- Advice: Replace the feature if the engine matters.

## What it means

The player of `--target` leaves the engine of the forecast because of the
feature at this place, and another engine draws the whole animation. The
forecast is for the features of that engine.

## Why it happens

The engine detects features that it cannot draw. In lottie-ios, the Core
Animation engine is replaced by the Main Thread engine, which needs more time on
the processor.

## What to do

Replace the feature if the speed of the first engine matters.

"""###,
    "LI0001": ###"""
# LI0001: Empty file

- Severity: error
- Advice: Export the composition again; the export may have been cut off.

## What it means

The file has no content, so there is no composition to read.

## Why it happens

The export or the download stopped before anything was written, or a full disk
left an empty file.

## What to do

Export the composition again in After Effects and check the size of the file. If
it was downloaded, download it again.

"""###,
    "LI0002": ###"""
# LI0002: Not JSON

- Severity: error
- Advice: Correct the text at this place, or export the composition again.

## What it means

The text is not JSON at the named line and column. The file is not imported.

## Why it happens

Usually the file was cut off, which gives an error at its last line. Otherwise
it was edited by hand (an extra comma, a missing bracket), or it is a file of
another kind, such as a web page with an error message.

## What to do

Export the composition again. If the text was edited, go to the line and column:
the error is there or just before.

"""###,
    "LI0003": ###"""
# LI0003: Not a composition

- Severity: error
- Advice: Check that the file is a Lottie export.

## What it means

The text is JSON, but its root is an array, a string or a number. The root of a
composition is an object.

## Why it happens

A different file was named, for instance a list of file names or a single layer.

## What to do

Check that the file is a Lottie export: it begins with a brace and has members
such as "layers", "fr", "w" and "h". In After Effects, export the composition
with Bodymovin or LottieFiles.

"""###,
    "LI0004": ###"""
# LI0004: Missing member

- Severity: error
- Advice: Export the composition again with a current exporter.

## What it means

A required member is missing: the canvas size, the frame rate, the last frame,
or the value of a property. Without a property's value its default is used;
without one of the others the file is not imported.

## Why it happens

An old or unfinished exporter left it out, or a program that makes files smaller
removed it.

## What to do

Export the composition again with a current Bodymovin. If a program processes
the file after the export, switch it off and compare.

"""###,
    "LI0005": ###"""
# LI0005: Value of the wrong type

- Severity: error
- Advice: Export the composition again with a current exporter.

## What it means

A member has a value of the wrong type, such as a string for a number or an
array for an object. The value is ignored.

## Why it happens

The file was changed by hand or by a script, or the exporter has a bug.

## What to do

Export the composition again with a current exporter. To correct the file
itself, go to the named place; the message names the expected type.

"""###,
    "LI0006": ###"""
# LI0006: Number out of range

- Severity: error
- Advice: Set the property to a value in its range.

## What it means

A number is outside of its valid range: a frame rate of 0, a negative canvas
size, or a value too large to draw.

## Why it happens

An expression or a script computed it, a frame rate or size was set to 0, or the
file is damaged.

## What to do

Find the property at the named layer in After Effects and set a value in its
range. For the frame rate and the canvas, open Composition > Composition
Settings.

"""###,
    "LI0007": ###"""
# LI0007: Too large

- Severity: error
- Advice: Split the composition, or remove what is not visible.

## What it means

The file exceeds a limit on its size, on the number of its parts or on their
nesting. The limits bound memory and time.

## Why it happens

Large pictures or sounds are embedded, paths were traced from video, or a
plug-in set a keyframe on each frame of many properties.

## What to do

Split the composition into several, remove what is not visible, simplify traced
paths, and export pictures as files beside the composition.

"""###,
    "LI0008": ###"""
# LI0008: A timeline

- Severity: error
- Advice: Name the Lottie export, or convert the timeline with --format swiftui.

## What it means

The file is a timeline of Xsheet. The command needs the Lottie export from which
the timeline was made.

## Why it happens

The output of `xsheet convert`, with a name that ends in `.xsheet.json`, was
named as the input.

## What to do

Name the Lottie export. `xsheet inspect`, `xsheet render`, `xsheet report` and
`xsheet verify` accept timelines too, and so does `xsheet convert --format
swiftui`.

"""###,
    "LI0009": ###"""
# LI0009: Compressed file

- Severity: error
- Advice: Unpack the file and import the JSON file inside.

## What it means

The content is a zip archive or is compressed with gzip, where JSON text is
expected. The file is not imported.

## Why it happens

A `.lottie` or `.tgs` file is inside of another archive, or a program passed one
to the importer of plain JSON.

## What to do

Unpack the file and import the JSON file inside. Name a `.lottie` or `.tgs` file
directly, not an archive that contains it.

"""###,
    "LI0101": ###"""
# LI0101: Missing parent

- Severity: warning
- Advice: Choose the parent again, or export its layer too.

## What it means

The composition does not contain the parent of a layer. The layer is drawn
without a parent, which may move it.

## Why it happens

The parent was left out of the export because it is hidden, a guide layer, or of
a kind that the exporter does not support.

## What to do

In After Effects, choose the parent again in the Parent & Link column, or make
it a layer that is exported: visible, and not a guide layer. A null object
serves well as parent.

"""###,
    "LI0102": ###"""
# LI0102: Cycle of parents

- Severity: warning
- Advice: Set the parent of one of the layers to None.

## What it means

The parents of layers form a cycle, so that none of them has a position. The
cycle is cut at one of them.

## Why it happens

After Effects does not allow this. The file was changed by hand or by a script,
or two layers have the same index.

## What to do

Set the parent of one of the named layers to None, and export again. Look for
LI0108, which often is the cause.

"""###,
    "LI0103": ###"""
# LI0103: Missing matte

- Severity: warning
- Advice: Choose the track matte again, or export its layer too.

## What it means

The composition does not contain the track matte of a layer. The layer is drawn
without the matte.

## Why it happens

The matte layer was not exported because of the exporter's settings, or it was
deleted later. In old files the matte is the layer above, and there is none.

## What to do

Choose the track matte of the layer again, and check that the matte layer is
exported too. The matte layer may be hidden.

"""###,
    "LI0104": ###"""
# LI0104: Cycle of mattes

- Severity: warning
- Advice: Set the track matte of one of the layers to None.

## What it means

The track mattes of layers form a cycle. The cycle is cut at one of them, which
is drawn without a matte.

## Why it happens

The file was changed by hand or by a script, or two layers have the same index.

## What to do

Set the track matte of one of the named layers to None. If each is to cut the
other, duplicate one of them.

"""###,
    "LI0105": ###"""
# LI0105: Missing asset

- Severity: warning
- Advice: Relink the footage, then export again with all assets.

## What it means

A layer or character shows a picture, a sound or a composition that is not among
the file's assets, or names none. It is not drawn.

## Why it happens

The footage was missing in After Effects when the composition was exported, or a
program that makes files smaller removed the asset.

## What to do

Relink missing footage (File > Dependencies > Find Missing Footage), then export
again with all assets.

"""###,
    "LI0106": ###"""
# LI0106: Asset of the wrong kind

- Severity: warning
- Advice: Export the composition again with a current exporter.

## What it means

A layer refers to an asset of a different kind, for instance an image layer to a
composition. The layer is not drawn.

## Why it happens

Footage was replaced by a composition, or the reverse, and the exporter wrote
the old kind of layer; or two assets share an identifier.

## What to do

Add the footage to the composition as a new layer in place of the old one, then
export again with a current exporter.

"""###,
    "LI0107": ###"""
# LI0107: Precomposition in itself

- Severity: warning
- Advice: Replace the inner layer by its contents.

## What it means

A precomposition contains itself, directly or through others. The inner layer is
left out.

## Why it happens

After Effects does not allow this. The file was made by a script, or two assets
share an identifier.

## What to do

Replace the inner layer by the contents that it should show. Look for LI0109,
which may be the cause.

"""###,
    "LI0108": ###"""
# LI0108: Index used twice

- Severity: note
- Advice: Export the composition again with a current exporter.

## What it means

Two layers of one composition have the same index. Parent and matte links to
this index use the first layer.

## Why it happens

A script combined the layers of several files, or an old exporter counted
wrongly.

## What to do

Export the composition again with a current exporter. If parents and mattes look
right, there is nothing to do.

"""###,
    "LI0109": ###"""
# LI0109: Asset identifier used twice

- Severity: warning
- Advice: Export the composition again with a current exporter.

## What it means

Two assets have the same identifier. Layers that name it show the first one.

## Why it happens

A script combined files, or several animations share one list of assets.

## What to do

Export the composition again. In a file made by a script, rename one asset and
the layers that show it.

"""###,
    "LI0110": ###"""
# LI0110: Asset without identifier

- Severity: warning
- Advice: Export the composition again with a current exporter.

## What it means

An asset has no identifier, so no layer can show it. The asset is ignored.

## Why it happens

The file was made by a script or an unfinished exporter.

## What to do

Export the composition again with a current exporter.

"""###,
    "LI0111": ###"""
# LI0111: Missing font

- Severity: warning
- Advice: Install the font, or export glyphs as shapes.

## What it means

A text uses a font that the file does not list. Its characters cannot be matched
to their outlines, so some are missing or look different.

## Why it happens

The font was not active in After Effects when the composition was exported, or
the list of fonts was removed later.

## What to do

Install or activate the font and export again with "Glyphs" switched on in
Bodymovin's settings; or create shapes from the text (Layer > Create > Create
Shapes from Text).

"""###,
    "LI0112": ###"""
# LI0112: Missing text path

- Severity: warning
- Advice: Choose the mask that the text follows again.

## What it means

A text follows a mask that its layer does not have. The text is set on a
straight line.

## Why it happens

The mask was deleted or renumbered after it was chosen as the path, or was not
exported.

## What to do

In the text layer's Path Options choose the mask again, then export.

"""###,
    "LI0113": ###"""
# LI0113: Missing layer of an effect

- Severity: warning
- Advice: Choose the layer in the effect's controls again, or export it too.

## What it means

An effect, such as Set Matte or Displacement Map, uses a layer that the
composition does not contain. The effect changes nothing.

## Why it happens

The layer was not exported because of the exporter's settings, or it was deleted
later.

## What to do

In the Effect Controls panel choose the layer again, and check that it is
exported too. Delete the effect if it is not needed.

"""###,
    "LI0114": ###"""
# LI0114: Asset without content

- Severity: warning
- Advice: Relink the footage, then export again with a current exporter.

## What it means

An asset has neither layers nor a file. The asset is ignored, and layers that
show it are not drawn.

## Why it happens

The footage was missing in After Effects when the composition was exported, or
the asset is of a kind that is not supported.

## What to do

Relink missing footage (File > Dependencies > Find Missing Footage), then export
again with a current exporter.

"""###,
    "LI0115": ###"""
# LI0115: Font without name

- Severity: warning
- Advice: Activate the font in After Effects, then export again.

## What it means

A font of the file has no name, so no text can use it.

## Why it happens

The font was not active in After Effects when the composition was exported, or
the list of fonts was edited.

## What to do

Install or activate the font and export again, or create shapes from the text
(Layer > Create > Create Shapes from Text).

"""###,
    "LI0201": ###"""
# LI0201: Empty time range

- Severity: note
- Advice: Move the out point behind the in point.

## What it means

A layer ends before it begins, or at the same time. It is never visible.

## Why it happens

The layer was trimmed or stretched to nothing, or it is reversed by a negative
stretch.

## What to do

Move the out point behind the in point. To play a layer backwards, use Time
Remapping rather than a negative stretch. A layer that is not needed can be
deleted.

"""###,
    "LI0202": ###"""
# LI0202: No keyframes

- Severity: warning
- Advice: Set the property to a value, or give it keyframes.

## What it means

A property is marked as animated, but has no keyframes. Its default is used.

## Why it happens

An expression or a script removed all keyframes, or the exporter could not write
them.

## What to do

Set the property to a value, or give it at least two keyframes, then export
again.

"""###,
    "LI0203": ###"""
# LI0203: Keyframes out of order

- Severity: warning
- Advice: Export the composition again with a current exporter.

## What it means

The keyframes of a property are not in the order of time. They are sorted.

## Why it happens

A script added keyframes at the end of the list, or the layer was reversed in
time.

## What to do

Compare the animation with After Effects. If it differs, export again with a
current exporter.

"""###,
    "LI0204": ###"""
# LI0204: Keyframes at one time

- Severity: note
- Advice: Use a hold keyframe where the value should jump.

## What it means

Several keyframes of a property are at the same time. The value jumps to the
last of them.

## Why it happens

Keyframes were moved closer than a frame, or the exporter rounded their times.

## What to do

If the jump is wanted, use a hold keyframe (Animation > Toggle Hold Keyframe).
Otherwise delete one of the keyframes.

"""###,
    "LI0205": ###"""
# LI0205: Path with varying vertex count

- Severity: warning
- Advice: Give the path the same number of vertices at all keyframes.

## What it means

The keyframes of a path have different numbers of vertices. The path cannot
morph between them and jumps.

## Why it happens

A vertex was added to or removed from the path at one keyframe only, or paths of
different origin were pasted.

## What to do

Give the path the same number of vertices at all keyframes. After Effects adds a
new vertex to all keyframes if its preference to preserve a constant vertex
count is on.

"""###,
    "LI0206": ###"""
# LI0206: Unreadable embedded file

- Severity: warning
- Outcome: dropped
- Advice: Export the composition again, with pictures as files of their own.

## What it means

The data URL of an embedded picture or sound does not hold base64 text. The
picture or sound is empty.

## Why it happens

The embedded text was cut off, or a program changed it after the export.

## What to do

Export the composition again, or let the exporter write pictures as files of
their own.

"""###,
    "LI0207": ###"""
# LI0207: Gradient with missing stops

- Severity: warning
- Advice: Export the composition again with a current exporter.

## What it means

A gradient has fewer stops than its count. The listed stops are used.

## Why it happens

The exporter could not read the gradient from After Effects and wrote its
default, or the number of stops changes over time.

## What to do

Set the gradient again in the Edit Gradient dialog, with the same number of
stops at all keyframes, and export with a current exporter.

"""###,
    "LI0208": ###"""
# LI0208: Too many copies

- Severity: warning
- Advice: Lower the number of copies of the repeaters.

## What it means

Repeaters make more copies than the limit. The number of copies is reduced to
it.

## Why it happens

A repeater inside of another one multiplies the copies, or an expression
computed a very large number.

## What to do

Lower Copies in the repeaters. Copies outside of the canvas or on top of each
other can be removed.

"""###,
    "LI0209": ###"""
# LI0209: Unknown option

- Severity: warning
- Advice: Choose another option of the property, and export with a current
  exporter.

## What it means

The number of an option is unknown, such as that of the shape of a text
selector. The default option is used.

## Why it happens

A newer exporter or a script wrote the file, or the file is damaged.

## What to do

Choose another option of the property in After Effects, and export the
composition with a current exporter.

"""###,
    "LI0210": ###"""
# LI0210: Composition without duration

- Severity: error
- Advice: Set the work area or the duration of the composition.

## What it means

The composition ends before it begins, or at the same time. It has no frame to
draw and is not imported.

## Why it happens

The work area is empty, or a script computed the first and the last frame.

## What to do

Set the duration in Composition > Composition Settings, set the end of the work
area behind its beginning, and export again.

"""###,
    "LI0211": ###"""
# LI0211: Path with missing tangents

- Severity: warning
- Advice: Export the composition again with a current exporter.

## What it means

The lists of vertices and tangents of a path differ in length. Missing tangents
are treated as straight.

## Why it happens

A script or an old exporter wrote the path, or the file was edited.

## What to do

Export the composition again with a current exporter. To correct the file
itself, give the members "v", "i" and "o" the same length.

"""###,
    "LI0212": ###"""
# LI0212: End value never reached

- Severity: warning
- Advice: Add the missing keyframe, then export again.

## What it means

A keyframe has an end value, but no keyframe with that value follows. The end
value is ignored: the property keeps the value of the last keyframe.

## Why it happens

The last keyframe of a property was deleted by a script, or another program
wrote the file. Old exporters wrote the value of the next keyframe as end value.

## What to do

Add a keyframe with the end value in After Effects, then export again.

"""###,
    "LI0213": ###"""
# LI0213: Nothing is visible

- Severity: warning
- Advice: Show a layer, or check that the right composition was exported.

## What it means

No frame of the design shows anything: the pictures are fully transparent.

## Why it happens

The composition has no layers, its layers are hidden, transparent or empty for
the whole time, or all of them lie outside of its frame or its time. Mostly
another composition than the intended one was exported.

## What to do

Open the composition in After Effects. Show the layers, move them into the frame
and the work area, or export the composition that has them.

"""###,
    "LI0301": ###"""
# LI0301: Layer not drawn

- Severity: warning
- Outcome: dropped
- Advice: Replace the layer by shapes or a precomposition.

## What it means

The layer is of a kind that is not supported. It is not drawn. Its transform
still applies to its children.

## Why it happens

The exporter wrote a kind of layer that only other players support, or one that
is newer than this version.

## What to do

Replace the layer by shapes or by a precomposition with the same look. A layer
that shows nothing can become a null object.

"""###,
    "LI0302": ###"""
# LI0302: Image placeholder not drawn

- Severity: warning
- Outcome: dropped
- Advice: Replace the placeholder by footage, or add the picture in the app.

## What it means

The layer is a placeholder for a picture, which the file does not contain. It is
not drawn.

## Why it happens

A placeholder was left in After Effects.

## What to do

Replace the placeholder by footage (File > Replace Footage > File). Simple
pictures can be drawn as shapes, which stay sharp at all sizes. A picture that
the app chooses can be added there.

"""###,
    "LI0304": ###"""
# LI0304: Video not drawn

- Severity: warning
- Outcome: dropped
- Advice: Play the video in the app.

## What it means

The layer shows a video or an image sequence. It is not drawn.

## Why it happens

Video footage is in the composition. Lottie does not carry the frames of a
video.

## What to do

Play the video in the app, beside the animation. Short loops can be drawn as
shapes, or as pictures on layers of their own.

"""###,
    "LI0305": ###"""
# LI0305: Audio ignored

- Severity: warning
- Outcome: dropped
- Advice: Play the sound in the app.

## What it means

Audio layers are ignored; a timeline has no sound.

## Why it happens

The composition was made to music, or the app should play the sound.

## What to do

Play the sound in the app, started together with the animation. A sound that
only helps to time the animation can be a guide layer, which is not exported.

"""###,
    "LI0307": ###"""
# LI0307: Light ignored

- Severity: warning
- Outcome: dropped
- Advice: Paint light and shade with fills and gradients.

## What it means

Lights are ignored: all layers have their own colors.

## Why it happens

Three-dimensional layers are lit in After Effects. Lottie has no shading.

## What to do

Paint light and shade with gradients and half-transparent shapes, and animate
those.

"""###,
    "LI0308": ###"""
# LI0308: Data layer

- Severity: note
- Advice: Keep the data file beside the design, or embed it.

## What it means

The layer holds data, such as a table, for expressions. It is invisible.
Expressions read its data from the file, the archive or the folder of the
design, as `footage` or through the layer.

## Why it happens

A data file (JSON or CSV) is in the composition and drives properties.

## What to do

There is nothing to do if the data file is there. If it is not, expressions that
read it fail with LI0604. Data is read once: a change of the file has no effect
on a timeline until it is converted again.

"""###,
    "LI0309": ###"""
# LI0309: Adjustment layer drawn in part

- Severity: warning
- Outcome: dropped
- Advice: Precompose the layers below it.

## What it means

Some effects or layer styles of the adjustment layer are not applied to the
layers below it. The message names them.

## Why it happens

The effect Transform, Stroke or Set Matte, a second Displacement Map or a layer
style is on the adjustment layer.

## What to do

Precompose the layers below, and apply the effect to their precomposition.

"""###,
    "LI0310": ###"""
# LI0310: Guide layer

- Severity: note

## What it means

The layer is a guide layer. It is not drawn, as in After Effects' own output.
Its transform still applies to its children.

## Why it happens

A sketch or a reference was left in the composition.

## What to do

There is nothing to do. To show the layer, switch Guide Layer off in the Layer
menu.

"""###,
    "LI0311": ###"""
# LI0311: Picture alignment ignored

- Severity: note
- Outcome: approximated
- Advice: Crop the picture to the aspect ratio of its asset.

## What it means

The asset aligns its picture to an edge of its rectangle. The picture is
centered instead.

## Why it happens

The member "pr" of the asset, which is SVG's preserveAspectRatio, has an
alignment other than "xMidYMid".

## What to do

Crop or pad the picture to the aspect ratio of its asset, then export again.

"""###,
    "LI0312": ###"""
# LI0312: Collapsed precomposition cut

- Severity: warning
- Outcome: dropped
- Advice: Enlarge the precomposition, or use `--collapse show`.

## What it means

Layers of a precomposition with collapsed transformations reach beyond the frame
of the precomposition. After Effects shows them there. Players cut them, and so
does Xsheet.

## Why it happens

The switch Collapse Transformations is on, so that After Effects draws the
layers in the outer composition.

## What to do

Enlarge the precomposition so that its frame contains the layers, or turn the
switch off to see the cut in After Effects. `--collapse show` draws and converts
the layers as After Effects shows them.

"""###,
    "LI0401": ###"""
# LI0401: Characters without outlines

- Severity: warning
- Outcome: dropped
- Advice: Export with glyphs, or create shapes from the text (Layer > Create).

## What it means

The file has no outlines for some characters of the text, or no font at hand has
them. These characters are not drawn.

## Why it happens

The text was changed in the file after the export, or it has letters that are in
none of the installed fonts.

## What to do

Add a font that has the characters with `--font-dir`. Or switch "Glyphs" on in
Bodymovin's settings and export again. Or create shapes
from the text (Layer > Create > Create Shapes from Text), which look the same
everywhere.

"""###,
    "LI0402": ###"""
# LI0402: Text animator drawn per character

- Severity: warning
- Outcome: approximated
- Advice: Animate the layer's own transform, or create shapes from the text.

## What it means

A text animator rotates or scales the text as a whole. It is applied to each
character instead.

## Why it happens

Anchor Point Grouping in the layer's More Options is set to All.

## What to do

Animate the layer's own transform instead, or create shapes from the text
(Layer > Create > Create Shapes from Text) and animate the group around its
letters.

"""###,
    "LI0403": ###"""
# LI0403: Last margin of text ignored

- Severity: warning
- Outcome: approximated
- Advice: Set the last margin to 0.

## What it means

The text follows a path with a last margin. The margin is ignored.

## Why it happens

The layer's Path Options have a Last Margin other than 0.

## What to do

Shorten the mask's path by the margin and set the margin to 0.

"""###,
    "LI0404": ###"""
# LI0404: Expression selector ignored

- Severity: warning
- Outcome: dropped
- Advice: Use a range selector with keyframes.

## What it means

A selector of a text animator uses an expression, which is not evaluated. It
selects all characters fully.

## Why it happens

An expression selector, or a preset that contains one, was added to the
animator.

## What to do

Use a range selector and set keyframes for Start, End or Offset.

"""###,
    "LI0405": ###"""
# LI0405: Capitals without outlines

- Severity: warning
- Outcome: approximated
- Advice: Write the text in capital letters, then export again.

## What it means

The text has the style All Caps or Small Caps, but the file has no outlines for
the capitals. The letters are drawn as typed.

## Why it happens

The exporter writes the outlines of the letters as they are typed, not those of
the capitals.

## What to do

Write the text itself in capital letters, at a smaller size for small caps, and
export again; or create shapes from the text (Layer > Create > Create Shapes
from Text).

"""###,
    "LI0406": ###"""
# LI0406: Justified text aligned left

- Severity: warning
- Outcome: approximated
- Advice: Align the paragraph left, centered or right.

## What it means

The paragraph is justified. Its lines are aligned left instead.

## Why it happens

One of the Justify buttons in the Paragraph panel is chosen for a paragraph
text.

## What to do

Align the paragraph left, centered or right in the Paragraph panel, or create
shapes from the text (Layer > Create > Create Shapes from Text).

"""###,
    "LI0407": ###"""
# LI0407: Font replaced

- Severity: warning
- Outcome: approximated
- Advice: Add the font with --font-dir, or export with glyphs.

## What it means

The design names a font that is not at hand. The text is set in another one,
whose letters have other shapes and widths. The message names both, and the
places that were searched. On a machine without any font, or without the library
fontconfig that lists them, the text is set in Xsheet Sans, which is built in.
It has Latin letters with the widths of Arial and Helvetica.

## Why it happens

The font is installed on the designer's machine only. The design has neither its
file nor the outlines of its characters.

## What to do

Put the font's file into a folder and name the folder with `--font-dir`, or in
the settings file as `fontDir`. Or switch "Glyphs" on in Bodymovin's
settings and export again: the outlines are in the file then. With
`--strict-fonts` this finding is an error.

"""###,
    "LI0408": ###"""
# LI0408: Text set in a font

- Severity: note

## What it means

The design has no outlines for the text. It is set in the named font. A font of
this machine gives the same picture elsewhere if the same version is there.

## Why it happens

The composition was exported without glyphs.

## What to do

There is nothing to do. To be independent of fonts, switch "Glyphs" on in
Bodymovin's settings and export again.

"""###,
    "LI0409": ###"""
# LI0409: Letters in another font

- Severity: note
- Outcome: approximated
- Advice: Choose a font that has all letters of the text.

## What it means

The font of the text lacks some of its letters. They are set in another font
that has them.

## Why it happens

The text has letters of another script, or symbols and emoji. After Effects also
takes them from another font, which may be another one.

## What to do

Choose a font that has all letters of the text, or export with glyphs.

"""###,
    "LI0410": ###"""
# LI0410: Unusable font file

- Severity: warning
- Outcome: approximated
- Advice: Embed the font as TrueType, OpenType or WOFF.

## What it means

The design, its archive or a font folder has the file of a font, but the file
cannot be used. The font is searched elsewhere.

## Why it happens

The file is damaged, compressed as WOFF 2, of an old kind (Type 1), or beyond a
limit on fonts.

## What to do

Use the font as a TrueType, OpenType or WOFF file, or export with glyphs.

"""###,
    "LI0411": ###"""
# LI0411: Lines beyond the text box

- Severity: warning
- Outcome: dropped
- Advice: Make the text box higher in After Effects.

## What it means

A paragraph text has more lines than its box can hold. The lines below the box
are not drawn, as in After Effects. lottie-web draws them. A text with a
vertical alignment (`vj`) has all its lines.

## Why it happens

The box is too low, or the font is replaced by a wider one so that the text
needs more lines.

## What to do

Make the text box higher in After Effects, or add the font of the design with
`--font-dir`.

"""###,
    "LI0412": ###"""
# LI0412: Players set the text differently

- Severity: note

## What it means

Text is set as in After Effects: lines are shaped as a whole, with kerning,
ligatures and joined letters. lottie-web sets each letter by itself. The message
has the largest distance of a letter between both.

## Why it happens

The font has kerning pairs or ligatures, or the script joins its letters or
runs to the left. lottie-web sets all lines but the first a point lower, breaks
lines at a space before a line break, and knows neither justified lines,
capitals, tabs nor accents that stand on their letter. Without tracking, or
without the font's ascent, it can put letters at the layer's origin.

## What to do

There is nothing to do. To see the text as lottie-web draws it, use
`--text-layout players`.

"""###,
    "LI0413": ###"""
# LI0413: Font in place of outlines

- Severity: note
- Outcome: approximated
- Advice: Leave out --prefer-fonts to keep the outlines.

## What it means

The file has outlines for the text, but it is set in a font. The message has the
largest distance of a letter from its outline.

## Why it happens

`--prefer-fonts` uses fonts wherever there are some, and `--live-text` where
they are found and no letter moves by half a point.

## What to do

Compare the frames. Leave the option out to keep the outlines of the file.

"""###,
    "LI0414": ###"""
# LI0414: Library of text missing

- Severity: warning
- Outcome: dropped
- Advice: Install the library that the message names.

## What it means

Text has to be set in a font, but a library for that is not installed, or too
old. Without HarfBuzz no text is drawn in fonts. Without FriBidi text that runs
from right to left has its letters in the wrong order.

## Why it happens

The tool opens these libraries when there is text. It was copied to a machine
without them, or installed without the packages that it recommends.

## What to do

Install the library: `libharfbuzz0b` and `libfribidi0` on Debian and Ubuntu,
`harfbuzz` and `fribidi` with Homebrew. Or export with glyphs: the outlines are
in the file then. With `--strict-fonts` this finding is an error.

"""###,
    "LI0415": ###"""
# LI0415: Text as outlines

- Severity: note
- Listing: on request
- Advice: Leave out the stroke, justification or small capitals.

## What it means

The text is drawn as in After Effects, but timelines and generated source have
the outlines of its letters and not a text: the app cannot change or translate
it.

## Why it happens

SwiftUI's `Text` has no stroke, no small capitals of a smaller size, and no
justified lines. A font that comes with the design is not on other machines.

## What to do

In After Effects, leave out the stroke, or align the lines to one side. With
`--copy-fonts`, source has the fonts of the design beside it, and their texts
stay text.

"""###,
    "LI0501": ###"""
# LI0501: Shape not drawn

- Severity: warning
- Outcome: dropped
- Advice: Convert the shape to a Bezier path.

## What it means

The shape is of a type that is not supported. It is not drawn; the other shapes
of its group are.

## Why it happens

The exporter wrote a shape that only other players support, or one that is newer
than this version.

## What to do

Convert the shape to a Bezier path (context menu of the shape's path: Convert To
Bezier Path), then export again.

"""###,
    "LI0502": ###"""
# LI0502: Path operation ignored

- Severity: warning
- Outcome: dropped
- Advice: Apply the operation to the path's own vertices.

## What it means

The path operation Wiggle Paths is ignored. The paths keep their form.

## Why it happens

The operation was added to a shape layer with its Add menu.

## What to do

Delete the operation and edit the vertices of the path to the same form, with
keyframes if it moves. A shape can also be drawn in Illustrator and pasted as a
path.

"""###,
    "LI0503": ###"""
# LI0503: Unknown mode of Merge Paths

- Severity: warning
- Outcome: approximated
- Advice: Choose one of the five modes of Merge Paths.

## What it means

Merge Paths has an unknown mode. The mode Merge is used.

## Why it happens

A newer exporter or a script wrote the file. After Effects has five modes, and
all are supported.

## What to do

Choose one of the modes Merge, Add, Subtract, Intersect and Exclude
Intersections, and export again.

"""###,
    "LI0504": ###"""
# LI0504: Animated miter limit

- Severity: warning
- Outcome: approximated
- Advice: Keep the miter limit constant.

## What it means

The miter limit of the stroke is animated. The first value is used for the whole
animation.

## Why it happens

The Miter Limit of the stroke has keyframes or an expression.

## What to do

Keep the miter limit constant, or use a round or bevel join.

"""###,
    "LI0505": ###"""
# LI0505: Unknown mask mode

- Severity: warning
- Outcome: dropped
- Advice: Use a mask of mode Add or Subtract.

## What it means

The mode of a mask is unknown. The mask is ignored.

## Why it happens

A newer exporter or a script wrote the file, or the file is damaged.

## What to do

Choose another mode of the mask in After Effects, and export the composition
with a current exporter.

"""###,
    "LI0506": ###"""
# LI0506: Unknown type of track matte

- Severity: warning
- Outcome: dropped
- Advice: Use an alpha or luma matte, or a mask.

## What it means

The type of the track matte is unknown. The layer is drawn without the matte.

## Why it happens

A newer exporter or a script wrote the file, or the file is damaged.

## What to do

Use an alpha or luma matte, or a mask, and export again with a current exporter.

"""###,
    "LI0507": ###"""
# LI0507: Unknown blend mode

- Severity: warning
- Outcome: dropped
- Advice: Choose another blending mode, and export with a current exporter.

## What it means

The blend mode is unknown. The layer or shape is drawn in mode Normal.

## Why it happens

A newer exporter or a script wrote the file, or the file is damaged.

## What to do

Choose another blending mode in After Effects, and export the composition with a
current exporter.

"""###,
    "LI0508": ###"""
# LI0508: Misplaced transform

- Severity: warning
- Advice: Export the composition again with a current exporter.

## What it means

A transform is in a place where it has no effect: a second one in a group, or
one outside of groups. It is ignored.

## Why it happens

The file was made by a script or an old exporter.

## What to do

Export the composition again with a current exporter. By hand, move the
transform into a group around its shapes.

"""###,
    "LI0509": ###"""
# LI0509: Merge Paths with too many crossings

- Severity: warning
- Outcome: approximated
- Advice: Merge simpler paths.

## What it means

The merged paths cross each other too often to compute their outline. They are
drawn as one path with holes, as in mode Merge.

## Why it happens

The paths are traced or generated and have thousands of crossings.

## What to do

Simplify the paths before they are merged, or draw the merged outline by hand.

"""###,
    "LI0510": ###"""
# LI0510: Misplaced blend mode

- Severity: warning
- Outcome: dropped
- Advice: Set the blending mode on the group, the fill or the stroke.

## What it means

A path or a path operation has a blend mode. The blend mode is ignored.

## Why it happens

The file was made by a script; in After Effects only layers, groups, fills and
strokes have a blending mode.

## What to do

Set the blending mode on the group around the path, or on its fill or stroke.

"""###,
    "LI0601": ###"""
# LI0601: Effect not drawn

- Severity: warning
- Outcome: dropped
- Advice: Switch the effect off, or draw its result as shapes.

## What it means

The layer has an effect that is not supported. The layer is drawn without the
effect.

## Why it happens

An effect from After Effects' Effect menu, or from a plug-in, was added. Lottie
has few effects, and players differ in those that they support.

## What to do

Switch the effect off and check whether the animation works without it. Replace
a glow by a radial gradient, a bulge or a mesh by an animated path or by
Spherize, a choker by Offset Paths, and a gradient of four colors by shapes with
gradients of their own.

"""###,
    "LI0602": ###"""
# LI0602: Expression control

- Severity: note
- Advice: Delete the effect if no expression uses it.

## What it means

The effect only holds a value for expressions. It has no visible result.

## Why it happens

A slider, color, angle or other control was added for an expression, often by a
rig or a preset.

## What to do

There is nothing to do. The effect can be deleted if no expression uses it.

"""###,
    "LI0603": ###"""
# LI0603: Layer style not drawn

- Severity: warning
- Outcome: dropped
- Advice: Draw the style's result as shapes.

## What it means

The layer has a layer style that is not supported. The layer is drawn without
the style.

## Why it happens

A style was added with Layer > Layer Styles, or came with a Photoshop file.

## What to do

Draw the result as shapes: a gradient overlay as the fill's own gradient, a
stroke as a stroke, an inner shadow as a second shape with a matte.

"""###,
    "LI0604": ###"""
# LI0604: Expression not evaluated

- Severity: warning
- Outcome: dropped
- Advice: Convert it to keyframes (Animation > Keyframe Assistant > Convert
  Expression to Keyframes).

## What it means

The expression of a property could not be evaluated; the message has the reason.
The property's keyframes or value are used, which often do not move.

## Why it happens

The expression has an error, refers to a layer, effect or property that is not
in the file, or uses a function or a part of JavaScript that is not available.

## What to do

In After Effects select the property and choose Animation > Keyframe Assistant >
Convert Expression to Keyframes, or export with "Convert expressions to
keyframes" switched on in Bodymovin's settings.

"""###,
    "LI0605": ###"""
# LI0605: Motion blur not drawn

- Severity: note
- Outcome: dropped
- Advice: Enable motion blur for the composition too.

## What it means

The layer has motion blur, but the composition has none. The layer is drawn
sharp.

## Why it happens

The Motion Blur switch of the layer is on, but that of the composition is off,
or the exporter does not write its settings.

## What to do

Switch motion blur off for the layer. To draw it, enable it for the composition
and export with its settings, which are the member "mb" of the file.

"""###,
    "LI0607": ###"""
# LI0607: Incomplete 3D rotation

- Severity: warning
- Outcome: approximated
- Advice: Export the composition again with a current exporter.

## What it means

The transform of a 3D layer has a rotation about y or z, but none about x. As in
lottie-web, the 3D rotation is ignored.

## Why it happens

A script or an unfinished exporter wrote the transform.

## What to do

Export the composition again with a current exporter. To correct the file
itself, add the member "rx" with the value 0.

"""###,
    "LI0608": ###"""
# LI0608: Slot

- Severity: note
- Advice: Change the value in the file before it is converted.

## What it means

The value of a property is bound to a slot, which apps can change in other
players. The value in the file is used.

## Why it happens

The animation was prepared for theming with LottieFiles' tools or with Essential
Properties.

## What to do

Change the value in the file before it is converted, or change it in the
timeline: there it is the initial value of a view's property.

"""###,
    "LI0609": ###"""
# LI0609: Unused slot

- Severity: note
- Advice: Remove the slot, or bind a property to it.

## What it means

No property uses the slot.

## Why it happens

The layer with the property was deleted, or the slot's name is misspelled where
it is used.

## What to do

Compare the names. Remove the slot, or bind a property to it, in the tool that
made it.

"""###,
    "LI0610": ###"""
# LI0610: Effect drawn in part

- Severity: warning
- Outcome: approximated
- Advice: Set the named setting to its default.

## What it means

Some settings of an effect are not supported. The message names them and what is
drawn instead.

## Why it happens

The effect has a setting for which After Effects' result cannot be computed, or
players draw another one: repeated edge pixels of a blur, a soft brush of a
stroke, waves of another shape than a sine, settings of a single color or
channel.

## What to do

Set it to the supported value: no repeated edges, a hardness of 100 %, waves of
a sine, the settings of all channels. Or compare the frames and keep it if the
difference does not matter.

"""###,
    "LI0611": ###"""
# LI0611: Layer style drawn in part

- Severity: warning
- Outcome: approximated
- Advice: Set the named setting of the style to its default.

## What it means

Some settings of a layer style are not supported. The message names them.

## Why it happens

Noise is not 0, the range of a glow is not 50 %, or another setting of the style
is not supported.

## What to do

Set noise to 0 and range to 50 %, or compare the frames and keep them if the
difference does not matter.

"""###,
    "LI0612": ###"""
# LI0612: Unknown effect control

- Severity: note
- Outcome: dropped
- Advice: Compare the layer with After Effects, and export with a current
  exporter.

## What it means

An effect has a control of an unknown type. The control is ignored.

## Why it happens

A newer exporter or a plug-in wrote a type of control that this version does not
support.

## What to do

Compare the layer with After Effects. If it looks right, there is nothing to do.
Otherwise export with a current exporter, or draw the effect's result as shapes.

"""###,
    "LI0613": ###"""
# LI0613: Slot without value

- Severity: note
- Advice: Give the slot a value in the tool that made it.

## What it means

A property is bound to a slot that has no value in the file. The property's own
value, or its default, is used.

## Why it happens

The slot was removed from the file's list or renamed, or it should be set by the
app.

## What to do

Compare the names, or give the slot a value, in the tool that made it.

"""###,
    "LI0620": ###"""
# LI0620: Expression evaluated

- Severity: note
- Outcome: approximated
- Advice: Convert it to keyframes if its easing between frames matters.

## What it means

Expressions of properties were evaluated at each frame and replaced by
keyframes. The keyframes of a loop are repeated; other results are the fewest
straight segments that are right at each frame.

## Why it happens

Expressions such as loopOut, or links to other layers, drive the properties.

## What to do

There is nothing to do. Convert expressions to keyframes in After Effects if
their exact easing between frames matters.

"""###,
    "LI0621": ###"""
# LI0621: Expression too costly

- Severity: warning
- Outcome: dropped
- Advice: Convert it to keyframes (Animation > Keyframe Assistant > Convert
  Expression to Keyframes).

## What it means

An expression exceeds a limit on steps, time or memory, or the file has too many
expressions for its number of frames. The property's keyframes or value are
used.

## Why it happens

A loop in the expression does not end or runs very often, properties depend on
each other in long chains, or hundreds of expressions run over thousands of
frames.

## What to do

In After Effects convert the costly expressions to keyframes (Animation >
Keyframe Assistant > Convert Expression to Keyframes), or shorten the
composition.

"""###,
    "LI0622": ###"""
# LI0622: Random expression

- Severity: note
- Outcome: approximated
- Advice: Convert the expression to keyframes to keep After Effects' motion.

## What it means

An expression uses random numbers, as of wiggle, random or noise. Each run draws
the same frames, but the numbers differ from those in After Effects.

## Why it happens

After Effects does not export its random numbers. All players choose their own.

## What to do

There is nothing to do if any motion of this kind is right. Otherwise convert
the expression to keyframes (Animation > Keyframe Assistant > Convert Expression
to Keyframes), then export again.

"""###,
    "LI0623": ###"""
# LI0623: Text style of an expression not drawn

- Severity: warning
- Outcome: approximated
- Advice: Set the style on the layer, or use the styles that are drawn.

## What it means

An expression on a source text sets styles that are not drawn. The message has
their names in expressions. The text and its other styles are drawn.

## Why it happens

Font, size, fill and stroke, tracking, leading, baseline shift and capitals of a
whole text are drawn. Faux bold and italic, scaling, kerning, Japanese and
paragraph settings are not, nor is a style for some of the letters.

## What to do

Use a bold or italic font with `setFont` instead of faux styles. Divide a text
with several styles into layers.

"""###,
    "LI0701": ###"""
# LI0701: Unknown member

- Severity: note
- Advice: Check the frames if another program added the member.

## What it means

The object has an unknown member. The member is ignored.

## Why it happens

The program that wrote the file keeps its own data in it, or it is newer than
this version.

## What to do

Compare the frames with After Effects. If they are right, there is nothing to
do, and `--ignore LI0701` hides the note. If they are not, the name of the
member shows what is missing.

"""###,
    "LI0702": ###"""
# LI0702: Old notation

- Severity: note
- Listing: on request
- Advice: Export the composition again with a current exporter.

## What it means

Values are written in the notation of an old exporter, such as keyframes with
start and end values or colors up to 255. They are translated without loss.

## Why it happens

The composition was exported by Bodymovin 4 or older, or by a program that
follows it.

## What to do

There is nothing to do. For other players, export the composition again with a
current exporter.

"""###,
    "LI0703": ###"""
# LI0703: Color with alpha

- Severity: note
- Advice: Set the opacity of the paint instead of the alpha.

## What it means

A color has an alpha below 1. The alpha is ignored: in After Effects the opacity
of a paint is a separate property.

## Why it happens

A tool other than After Effects' exporter wrote the file.

## What to do

If the paint should be transparent, set the opacity of the fill or stroke.

"""###,
    "LI0704": ###"""
# LI0704: Further findings

- Severity: note
- Advice: Correct the listed findings first.

## What it means

The file has more findings than the limit. The message has the number of those
that are not listed.

## Why it happens

The file repeats an error many times, as files made by scripts do.

## What to do

Correct the listed findings first, then report again. Usually the others have
the same cause.

"""###,
    "LI0705": ###"""
# LI0705: Unusual notation

- Severity: note
- Listing: on request
- Advice: Export the composition again with a current exporter.

## What it means

A value is written in an unusual way that can be read: a number as a string, or
an array for one number.

## Why it happens

A script or a program other than After Effects' exporters wrote the file.

## What to do

There is nothing to do. Other players may refuse the value; for them, export
again with a current exporter.

"""###,
    "LI0706": ###"""
# LI0706: Not strict JSON

- Severity: note
- Advice: Mend the text for players that accept strict JSON only.

## What it means

The text deviates from the JSON standard (RFC 8259) at the named line and
column. It is read nevertheless; the message says how. A finding includes all
places of its kind.

## Why it happens

The file was written or edited by hand (comments, a comma after the last
element, single quotes), or by a script or an old exporter that does not check
numbers and texts (NaN, control characters, half surrogate pairs, bytes that are
not UTF-8).

## What to do

Look at the named place. Most players refuse the file, so remove the deviation,
or export again with a current exporter. Set values that were NaN or too large
again.

"""###,
    "LI0715": ###"""
# LI0715: Baked keyframes

- Severity: note
- Advice: Use the expression or few keyframes, and export without baking.

## What it means

A property has a keyframe at every frame. The animation is shown as it is, but
nobody can edit it by its keyframes any more, and the file is larger than it has
to be.

## Why it happens

A plug-in, a physics simulation or the command Convert Expression to Keyframes
wrote a keyframe at each frame. Exporters do the same with expressions that they
cannot keep.

## What to do

In After Effects, remove the keyframes and turn on the expression again, or set
the few keyframes between which the property moves; the command Smoother removes
those that are not needed. Conversion replaces dense keyframes by as few eased
changes as stay within its tolerance.

"""###,
    "LI0901": ###"""
# LI0901: Unreadable archive

- Severity: error
- Advice: Export or download the file again.

## What it means

The archive or compressed file cannot be unpacked. It is not imported.

## Why it happens

The file was cut off or damaged, or its extension does not match its content.
Or libzip, the library that reads archives, is missing: the message says so.

## What to do

Export or download the file again. A `.lottie` file is a zip archive, a `.tgs`
file is JSON compressed with gzip. A missing library comes with `libzip4` on
Debian and Ubuntu, and with `brew install libzip` on a Mac.

"""###,
    "LI0902": ###"""
# LI0902: Unsafe path in an archive

- Severity: error
- Advice: Pack the archive again with relative paths.

## What it means

The archive contains a file with a path outside of the archive, such as
`../a.json`. Such archives can overwrite other files, so the archive is refused.

## Why it happens

The archive was packed with absolute paths, or was made to do harm.

## What to do

Pack the archive again from inside of its folder, with relative paths. Be
careful with a file from an unknown source.

"""###,
    "LI0903": ###"""
# LI0903: Archive too large

- Severity: error
- Advice: Split the archive.

## What it means

The unpacked archive exceeds a limit on its size or on its number of files. It
is refused to bound memory.

## Why it happens

Many animations with large pictures are in one archive, or the archive was made
to do harm.

## What to do

Split the archive, or make its pictures smaller.

"""###,
    "LI0904": ###"""
# LI0904: No animation in an archive

- Severity: error
- Advice: Pack the archive again with its animations.

## What it means

The archive contains no animation.

## Why it happens

A different kind of zip archive was named, or it was packed with a folder around
the files.

## What to do

Pack the archive so that `manifest.json` and the folder `animations` are at its
top.

"""###,
    "LI0905": ###"""
# LI0905: Missing animation

- Severity: warning
- Advice: Pack the archive again with all its animations.

## What it means

The manifest names an animation that is not in the archive. The other animations
are imported.

## Why it happens

A file was removed or renamed after the manifest was written.

## What to do

Pack the archive again with all its animations, with a tool that writes the
manifest itself.

"""###,
    "LI0906": ###"""
# LI0906: Unreadable manifest

- Severity: warning
- Advice: Pack the archive again with a current tool.

## What it means

The manifest is missing or cannot be read. The animations are found by their
file names.

## Why it happens

The archive was packed by hand, or its manifest was edited.

## What to do

Pack the archive again with a current tool, such as the LottieFiles plug-in.

"""###,
    "LI0907": ###"""
# LI0907: Unused part of an archive

- Severity: note
- Advice: Rebuild the ignored part in the app if it is needed.

## What it means

A part of the archive, such as a sound, or a setting of the manifest is ignored,
or a state of the state machine shows another animation. The animation itself is
imported, with its themes and the state machine that the archive starts with, or
its first one.

## Why it happens

The archive was prepared for players that change colors, play sounds, or switch
between animations.

## What to do

There is nothing to do for the animation. Rebuild what is ignored in the app if
it is needed there.

"""###,
    "LI0908": ###"""
# LI0908: Missing picture

- Severity: warning
- Outcome: dropped
- Advice: Put the picture beside the file, or embed it on export.

## What it means

A picture is not at the path that the file names. The layers that show it are
empty.

## Why it happens

The pictures were exported as files beside the composition and not copied with
it, or were renamed.

## What to do

Put the picture beside the file at the named path, usually in a folder `images`;
or embed pictures on export ("Include in JSON" in Bodymovin's asset settings).

"""###,
    "LI0909": ###"""
# LI0909: Unreadable picture

- Severity: warning
- Outcome: dropped
- Advice: Replace the footage by a PNG or JPEG file.

## What it means

A picture cannot be decoded. The layers that show it are empty.

## Why it happens

The file is damaged, or its format is not PNG, JPEG or WebP.

## What to do

Replace the footage by a PNG or JPEG file and export again.

"""###,
    "LI0910": ###"""
# LI0910: Picture too large

- Severity: warning
- Outcome: dropped
- Advice: Scale the picture down to the size at which it is shown.

## What it means

A picture exceeds the limit on the size of a file, or the pictures of the
composition exceed the limit on pixels. The layers that show it are empty.

## Why it happens

Photos were imported at full size.

## What to do

Scale the picture down to the size at which it is shown, at most three times
that size for dense screens, and export again.

"""###,
    "LI0911": ###"""
# LI0911: Missing picture in an archive

- Severity: warning
- Outcome: dropped
- Advice: Pack the archive again with its pictures.

## What it means

The archive does not contain a picture that an animation uses. The layers that
show it are empty.

## Why it happens

The picture was removed or renamed after the archive was packed, or the folder
of pictures was left out.

## What to do

Pack the archive again with its pictures in the folder `images`, or `i` in
version 2, with a tool that writes the manifest itself.

"""###,
    "LI0912": ###"""
# LI0912: Picture outside of the folder

- Severity: warning
- Outcome: dropped
- Advice: Move the picture into the file's folder, or allow its folder with
  --assets.

## What it means

The path of a picture leads out of the folder of the file, by `..`, as an
absolute path or through a symbolic link. The picture is not read, so that a
file from an unknown source cannot show other files of the machine. The layers
that show it are empty.

## Why it happens

The pictures are in a folder beside that of the file, or linked from another
place; or the file was made to read something else.

## What to do

Move the pictures into the folder of the file, or name their folder with
`--assets`, which may be repeated.

"""###,
    "LI0913": ###"""
# LI0913: Not a regular file

- Severity: error
- Advice: Name a regular file, or pass the content through standard input.

## What it means

The path leads to a named pipe, a socket or a device. It is not opened, as
reading it could wait forever.

## Why it happens

The entry was made by another program, or the wrong path was named.

## What to do

Name a regular file. The content of a pipe can be passed through standard input,
as in `cat pipe | xsheet report -`; process substitution, as in
`xsheet report <(command)`, works too.

"""###,
    "LI0914": ###"""
# LI0914: Unreadable file

- Severity: error
- Advice: Correct the path or the permissions of the file.

## What it means

The file is missing, or the system refuses to read it. The finding has the
system's reason.

## Why it happens

The path is misspelled, the file was moved or removed, or its permissions do not
allow reading.

## What to do

Correct the path or the permissions of the file.

"""###,
    "LI0915": ###"""
# LI0915: Wrong configuration

- Severity: error
- Advice: Correct the member; 'xsheet help configuration' lists all members.

## What it means

A configuration file `.xsheet.json` has an unknown member or a value that it
cannot have. Nothing is done, as the wrong findings could be ignored.

## Why it happens

A name is misspelled, a value has another type, or the file was written for
another version.

## What to do

Correct the member at the place of the finding. `xsheet help configuration`
lists all members and their values.

"""###,
    "LI0916": ###"""
# LI0916: Wrong baseline

- Severity: error
- Advice: Write the baseline again with --write-baseline.

## What it means

The file that `--baseline` names is no baseline, or was changed in a way that
cannot be read. Nothing is done, as new findings could be taken for known ones.

## Why it happens

Another file was named, or the baseline was edited or merged by hand.

## What to do

Write the baseline again with `--write-baseline`.

"""###,
    "LI0920": ###"""
# LI0920: Missing theme

- Severity: warning
- Advice: Pack the archive again with all its themes.

## What it means

The manifest names a theme that is not in the archive. The theme cannot be
chosen.

## Why it happens

A file was removed or renamed after the manifest was written.

## What to do

Pack the archive again with all its themes, with a tool that writes the
manifest itself.

"""###,
    "LI0921": ###"""
# LI0921: Malformed theme

- Severity: warning
- Advice: Correct the rule of the theme.

## What it means

A theme of the archive, or one of its rules, cannot be read. The slot keeps the
value of the design.

## Why it happens

The file of the theme was written by hand or by a newer tool, or the rule has a
value of another type than it names. Expressions of rules are not evaluated.

## What to do

Correct the rule: its id is the identifier of the slot, its type one of Color,
Scalar, Vector, Position, Gradient, Image and Text, and its value or its
keyframes are of that type.

"""###,
    "LI0922": ###"""
# LI0922: Unused rule of a theme

- Severity: note
- Advice: Remove the rule, or give the slot to a property of the design.

## What it means

A theme has a rule for a slot that no property of the design uses. The rule has
no effect.

## Why it happens

The slot was renamed or removed in the design, or the rule is for another
animation of the archive.

## What to do

Compare the identifiers in the theme with those that `xsheet inspect` lists, or
name the animations of the rule in its member animations.

"""###,
    "LI1001": ###"""
# LI1001: State machine refused

- Severity: warning
- Advice: Correct the state machine and export again.

## What it means

The state machine of the archive is malformed. Players refuse it, and it is not
imported. The animation itself is imported.

## Why it happens

A member is missing or has the wrong type, a type is unknown, two states have
the same name or are global, a state has several transitions without guards, or
a guard needs an input that does not exist. Programs that wrote archives before
version 2 of the format used other names.

## What to do

Open the archive in the program that made it, correct the place that the message
names, and export again.

"""###,
    "LI1002": ###"""
# LI1002: Unknown name in a state machine

- Severity: warning
- Advice: Correct the name in the state machine.

## What it means

The state machine names a state, an input, a marker or a layer that does not
exist. The transition, action or interaction has no effect in players and is
left out; a state whose marker is missing plays the whole animation.

## Why it happens

A part was renamed or removed after the state machine had been made, or the
archive has another version of the animation.

## What to do

Correct the name in the state machine, or give the layer or the marker of the
composition the name that the state machine uses, and export again.

"""###,
    "PV0001": ###"""
# PV0001: Fewer pictures than frames

- Severity: note
- Advice: Allow a larger page, or make its pictures smaller.

## What it means

The preview page shows only some frames of the animation, at even distances.
Each of its pictures stays until the next one.

## Why it happens

With all frames, the page would be larger than its limit, or have more pictures
than a browser can hold.

## What to do

Raise the limit of `--max-size`, or draw smaller pictures with `--max-dim`. To
look at single frames, render them.

"""###,
    "SU0001": ###"""
# SU0001: Not in the SwiftUI source

- Severity: warning
- Advice: Show this part with the timeline or as pictures, or change it in the
  design.

## What it means

The generated SwiftUI source lacks a part of the timeline.

## Why it happens

SwiftUI has no counterpart of the part, and pictures cannot replace it. The
message says why: they would contain everything behind the view, would be too
many or too large, or the part changes from cycle to cycle. With `--no-bake`
no part becomes pictures.

## What to do

Render the animation to see what is missing. Replace the feature in the design,
or write this part by hand.

"""###,
    "SU0002": ###"""
# SU0002: Picture for the asset catalog

- Severity: note
- Advice: Add the picture to the asset catalog of the app under this name.

## What it means

The generated SwiftUI source shows a picture by its name.

## Why it happens

The source is written to standard output, or by a build that names its file.

## What to do

Write to a folder, so that an asset catalog with the pictures is written beside
the source, or add the picture to the asset catalog of the target that the
source belongs to, under the name that the source uses.

"""###,
    "SU0003": ###"""
# SU0003: Newer system needed

- Severity: warning
- Advice: Raise the deployment target, or guard the view by availability.

## What it means

Generated SwiftUI source uses a type or a modifier that the system of
`--min-os` does not have.

## Why it happens

With `--min-os` the source is written for iOS 15 and macOS 12 at the earliest.
They are the first systems with `TimelineView` and with `task`.

## What to do

Raise the deployment target of the app, or use the view inside of
`if #available`, with another view for older systems.

"""###,
    "SU0004": ###"""
# SU0004: Custom region without a place

- Severity: warning
- Advice: Move the code of the region to a region that the file has.

## What it means

Generated source had a custom region that the new source has no place for. The
code is kept at the end of the file, where it is not compiled.

## Why it happens

The region has a name that the source does not use: the regions are `imports`,
`members` and `modifiers`.

## What to do

Move the code to one of these regions, or to a file of your own, and remove the
region at the end of the file.

"""###,
    "SU0005": ###"""
# SU0005: Font needed

- Severity: note
- Advice: Add the font to the app if its license allows it; see --copy-fonts.

## What it means

The generated source names a font by its PostScript name. An app without the
font shows the text in the font of the system, without an error.

## Why it happens

A text of the design stays text. Its font is not part of Apple's systems.

## What to do

`convert --copy-fonts`, or `"copyFonts": true` in `.xsheet.json`, copies the
file of the font into the folder `Fonts`. Its license must allow that: the first
finding about a font quotes what the font says of it. Add the file to the app's
target and list it in the Info.plist under UIAppFonts ("Fonts provided by
application"); for macOS name its folder there under ATSApplicationFontsPath. In
a package, add `.process("Fonts")` to the resources of the target: the generated
code registers the font. Or convert with `--outline-text`: the text becomes
outlines, which need no font.

"""###,
    "SU0006": ###"""
# SU0006: Slot not in the theme

- Severity: note
- Advice: Use slots for colors, gradients, texts, pictures, and numbers, points
  and sizes that do not change.

## What it means

A slot of the design is not a value of the theme of the generated source. The
source has the design's own value instead, so that it looks the same.

## Why it happens

A theme has colors, gradients, texts, pictures, and numbers, points and sizes
that do not change. Those that move are part of the motion.

## What to do

If the app has to change the value, change it in the code of the view.

"""###,
    "SU0007": ###"""
# SU0007: Letters placed by another font

- Severity: warning
- Advice: Give the text a font, and add the font to the app.

## What it means

The letters or words of a text move apart, so the generated source places each
by itself. The text has no font: the app shows it in the font of the system,
whose letters have other widths than those that were measured.

## Why it happens

A text of a timeline names no font. The font of Apple's systems is not at hand
where the source is generated.

## What to do

Name a font of the text, such as `"font": "Inter"`; see SU0005 for adding it to
the app. Or animate the text as a whole: SwiftUI then lays it out on the device.

"""###,
    "SU0008": ###"""
# SU0008: Style that the font lacks

- Severity: warning
- Advice: Add the font file of the style, and see SU0005.

## What it means

The text is drawn bolder or slanted, because its family has no file of that
style at hand. The generated source names the font that is there: the app shows
the text without the style.

## Why it happens

A timeline names a style, such as `"font": "Inter Bold Italic"`, and only the
regular font of the family was found. In designs such texts become outlines.

## What to do

Put the file of the style in a folder of `--font-dir`, or install it. Or name
the font that is there. Or convert with `--outline-text`.

"""###,
    "SU0009": ###"""
# SU0009: Letters that SwiftUI moves in its own way

- Severity: note
- Advice: Look at the change in the app, or use the transition `opacity`.

## What it means

A string changes with the content transition `numericText`. The generated source
has SwiftUI's `.numericText()`, whose motion Apple does not document. Frames of
Xsheet show an approximation: letters that differ roll by half an em and fade.

## Why it happens

A timeline animates the `string` of a text with `"contentTransition":
"numericText"` or `"numericTextDown"`.

## What to do

Look at the change in the app. Before and after it, frames are as in the app.
The content transition `opacity` fades both texts, in the app and in frames.

"""###,
    "TC0001": ###"""
# TC0001: Resampled

- Severity: note
- Outcome: approximated
- Advice: Use plain easing where the curve has to be exact.

## What it means

The curves of SwiftUI cannot express the animation of a property. It is sampled
and written as several changes, which stay within a small distance of the
original at every frame; the message has the distance.

## Why it happens

A time remap with easing acts on keyframes with easing, there is a keyframe at
nearly every frame, a motion path is cut by the first frame, or the components
of a color have different easings.

## What to do

There is nothing to do; `xsheet verify` shows how close the result is. Plain
easing on one layer gives fewer changes, which are easier to edit by hand.

"""###,
    "TC0002": ###"""
# TC0002: Not in the timeline

- Severity: warning
- Outcome: dropped
- Advice: Use plain keyframes and shapes.

## What it means

A timeline has no counterpart for a feature of the composition. The feature is
left out; the message names it.

## Why it happens

The feature is beyond views with animated properties, and pictures cannot
replace it or are switched off.

## What to do

Use plain keyframes and shapes instead of the feature. `xsheet verify` shows
whether the difference is visible.

"""###,
    "TC0003": ###"""
# TC0003: Different interval

- Severity: note
- Advice: Choose an interval that divides the duration.

## What it means

The requested interval between two ticks does not divide the cycle. The nearest
interval that does is used.

## Why it happens

A clock has a whole number of ticks, and its cycle lasts exactly as long as the
composition.

## What to do

Choose an interval for `--interval` that divides the duration, or change the
length of the composition.

"""###,
    "TC0004": ###"""
# TC0004: Baked

- Severity: note
- Outcome: baked
- Advice: Use features that SwiftUI has to keep the layer sharp at all sizes.

## What it means

SwiftUI has no counterpart for a feature. The smallest group or shape with it
became a sequence of pictures, drawn at the size of the composition, or larger
if that is below 640 points. Everything around it is unchanged. Beyond the size
of its pictures it is not sharp. What only generated source has no notation for
becomes pictures when a design or a timeline is converted to SwiftUI; timelines
keep it.

## Why it happens

An effect changes colors non-linearly, a blur has one direction, a mask blends
softly, a radial gradient has a highlight, or a value changes in a way that
SwiftUI does not animate.

## What to do

There is nothing to do. `xsheet convert --no-bake` leaves the feature out
instead. Without the feature the layer stays sharp at all sizes.

"""###,
    "TC0005": ###"""
# TC0005: Too large to bake

- Severity: warning
- Outcome: dropped
- Advice: Use the effect on a smaller layer, or for fewer frames.

## What it means

SwiftUI has no counterpart for a feature, and the pictures that could replace it
would be too many or too large. The feature is left out.

## Why it happens

A large layer with such a feature changes on many frames.

## What to do

Use the feature on a smaller layer, or for fewer frames, or render the layer as
a video.

"""###,
    "TC0006": ###"""
# TC0006: Farther than the tolerance

- Severity: warning
- Outcome: approximated
- Advice: Compare the frame with 'xsheet verify', and use plainer easing there.

## What it means

A property of the timeline is farther from the design than the requested
tolerance. The message has the largest deviation on a frame, and the frame.

## Why it happens

The property has no exact counterpart in a timeline, and the segments that stand
in for it were fitted on other frames or in other units than the deviation is
measured in: as the path of a layer that is resampled under a scaled parent.

## What to do

Look at the frame: `xsheet verify` shows whether a person sees the difference.
Use plainer easing, fewer expressions or a smaller tolerance.

"""###,
    "TC0101": ###"""
# TC0101: Not a timeline

- Severity: error
- Advice: Correct the file here; `xsheet schema` prints all members and values.

## What it means

The file is not a timeline of this version, or it has a member or a value that
timelines do not have. The message tells which one is expected.

## Why it happens

Mostly a name is misspelled, or a value has another form: a number for a point,
a text for a number, a view at a place where its kind is not allowed. A file
without `"xsheet": 1` is no timeline, and other versions have other numbers.

## What to do

Correct the file at this place. The JSON Schema, which `xsheet schema` prints,
helps editors to complete members and to find such errors. Convert the
composition again if another version wrote the file.

"""###,
    "TC0102": ###"""
# TC0102: No source for a matched view

- Severity: error
- Advice: Give the same name to the view that it should match.

## What it means

A view has a matched geometry, but no other view of the same name is a source of
the frame.

## Why it happens

The name is misspelled, or all views of this name have “isSource”: false.

## What to do

Give the same name to two alternating views, or let one view follow another
with “isSource”: false.

"""###,
    "TC0103": ###"""
# TC0103: Several sources

- Severity: error
- Advice: Let one view appear when the other disappears, or follow it.

## What it means

More than one view of a name is a source of the frame at the same time. SwiftUI
leaves the result undefined.

## Why it happens

Both views are present at the beginning, or more than two views are sources.

## What to do

Let one of two views begin with “insertion”: 0 and appear when the other
disappears. Let all others follow them with “isSource”: false.

"""###,
    "TC0104": ###"""
# TC0104: Cycle of matched views

- Severity: error
- Advice: Match views that do not contain each other.

## What it means

The frame of a matched view depends on itself, or on too many other matched
views.

## Why it happens

A view is inside of the view that it is matched with, or two views are in groups
that follow the contents of each other.

## What to do

Match views that are siblings, or let the inner view follow the outer one.

"""###,
    "TC0105": ###"""
# TC0105: Matched view without frame

- Severity: error
- Advice: Give the view a frame.

## What it means

A view has a matched geometry, but no frame.

## Why it happens

The member “frame” of the group was left out.

## What to do

Add the member “frame” with the width and height of the view in points.

"""###,
    "TC0106": ###"""
# TC0106: Matched view in a repeater or 3D space

- Severity: error
- Advice: Move the matched views out of the repeater or the 3D space.

## What it means

The frame of a matched view cannot be computed, because a repeater or a 3D space
is between it and the other view.

## Why it happens

One of the views, or a group around it, is repeated or is projected by a camera.

## What to do

Move the matched views into plain groups, outside of repeaters and 3D spaces.

"""###,
    "TC0107": ###"""
# TC0107: Unknown name

- Severity: error
- Advice: Correct the name, or declare what it refers to.

## What it means

A name in a timeline refers to a view, property, constant or sequence that the
timeline does not have, so that the file cannot be played.

## Why it happens

The name is misspelled, or its view or constant was renamed or removed. Each
kind of view has properties of its own: a shape has no `position`, the group
around it has one.

## What to do

Correct the name; the message lists near names and the properties of the kind.
The JSON Schema of timelines, which `xsheet schema` prints, has the properties
of each kind.

"""###,
    "TC0108": ###"""
# TC0108: Repeated name

- Severity: error
- Advice: Give each view, constant and event a name or number of its own.

## What it means

Two views have one identifier, two constants one name, or two events one
number, so that it is unclear which one is meant.

## Why it happens

A part of the file was copied without changing its name.

## What to do

Rename one of them, and the actions that mean it. Join events of one number
into one event.

"""###,
    "TC0109": ###"""
# TC0109: Unfit value

- Severity: error
- Advice: Use a value of the form that the message names.

## What it means

A value has a form that timelines have, but not one that its place can take: a
color for a rotation, path data that is no path, a number of an event after the
last tick, or a duration beside a spring.

## Why it happens

Which values fit depends on other parts of the file, such as the kind of a
view, so that editors with the JSON Schema do not show the error.

## What to do

Use a value of the form that the message names: a number for `rotation` or
`opacity`, two numbers for `position` or `scale`, a text such as `"#FF9500"`
for `color`. The duration of a spring belongs into the curve, as in
`{"duration": 0.5, "bounce": 0.2}`.

"""###,
    "TC0110": ###"""
# TC0110: Change after the cycle

- Severity: warning
- Advice: Move the change to an earlier event, shorten its delay, or add ticks.

## What it means

A change would begin when the cycle of the clock is over. The clock resets at
the last tick, so the change never happens.

## Why it happens

The event, `after`, `delay` or `step` add up to the duration of the cycle or
more, which is `interval` times `ticks`. An event with the number of the last
tick is never seen either, as event 0 happens in its place.

## What to do

Move the change to an earlier event, shorten `after`, `delay` or `step`, or
give the clock more ticks. A clock with `"atEnd": "continue"` carries changes
into the next cycle.

"""###,
    "TC0111": ###"""
# TC0111: Replaced change

- Severity: warning
- Advice: Keep one of the two changes, or move one by `after`.

## What it means

Two actions change one property at one instant. The later one in the file
replaces the earlier one, which is never seen.

## Why it happens

SwiftUI updates its views once for all changes of an instant, and keeps the
last value of each property.

## What to do

Remove one of the changes, or move one of them with `after`. To begin an
animation at a value, give that animation a `from`.

"""###,
    "TC0112": ###"""
# TC0112: Jump after a repetition

- Severity: note
- Advice: Use an odd number of runs, or set the value where the repetition ends.

## What it means

A repetition that reverses every other run ends where it began, as its number
of runs is even. Then the property jumps to the value `to`.

## Why it happens

SwiftUI counts runs in either direction, and when the last one is over the view
shows the value that was set. After an even number of runs that is the other
end of the motion.

## What to do

Use an odd number of runs, or `"autoreverses": false`. To end where the motion
began, write it as `keyframes` with `repeat`, which stay at their last value.

"""###,
    "TC0113": ###"""
# TC0113: Unused constant

- Severity: note
- Advice: Use the constant, or remove it.

## What it means

No action, keyframe or phase uses a constant by its name. The timeline plays as
without it.

## Why it happens

Values were changed to numbers, or the parts that used the constant were
removed.

## What to do

Use the name in place of equal numbers and curves, or remove the constant.

"""###,
    "TC0114": ###"""
# TC0114: Camera without a picture

- Severity: warning
- Advice: Move the camera away from its views, or remove it.

## What it means

A group is a camera, but none of its views is ever before it, so that nothing
of the group is drawn.

## Why it happens

A camera stands at its own position and shows the groups before it. With a
`zoom` and without a `position` it stands in the plane of its views, and shapes
outside of groups are not in space.

## What to do

Move the camera toward the viewer, as in `"position": [195, 422, -800]` with a
`zoom` of 800, and put its shapes into groups. A flip needs no camera: groups
have a `perspective` of their own.

"""###,
    "TC0115": ###"""
# TC0115: Insertion or removal without effect

- Severity: warning
- Advice: Leave the action out, or begin without the view: `"insertion": 0`.

## What it means

A view is inserted that is already present, or removed that is already absent,
so that nothing changes and nothing is animated.

## Why it happens

A group with a `transition` is present from the beginning, unless its initial
values say otherwise. A clock that resets restores these in each cycle.

## What to do

Give the view `"insertion": 0`, so that it is absent until it is inserted.
Leave out the action, or remove the view before it is inserted again.

"""###,
    "TC0116": ###"""
# TC0116: Jump between unequal values

- Severity: warning
- Advice: Give both values as many vertices or numbers, or use `set`.

## What it means

A path, or a row of numbers such as the stops of a gradient, is animated to one
of another structure. Paths and numbers without a counterpart jump.

## Why it happens

A path changes vertex by vertex. Both paths need as many contours and vertices,
and each contour is open or closed in both. Stops and dashes change number by
number.

## What to do

Add vertices on the edges of the path that has fewer, or stops to the gradient,
until both have the same number, and end both paths with `Z` or none. Use `set`
if the jump is meant.

"""###,
    "TC0117": ###"""
# TC0117: Gradient with too few stops

- Severity: warning
- Advice: Give `gradientStops` four numbers for each of `colorStops`.

## What it means

A gradient has fewer than two color stops, or fewer numbers than its stops
need, so that colors are missing.

## Why it happens

`colorStops` is the number of stops, and `gradientStops` has their numbers: the
offset, red, green and blue of each, all from 0 to 1. Stops of the opacity, of
two numbers each, follow.

## What to do

Write `"colorStops": 2` and `"gradientStops": [0, 1, 0, 0, 1, 0, 0, 1]` for a
gradient from red to blue, or use `color` for a single color.

"""###,
    "TC0118": ###"""
# TC0118: Gradient without a length

- Severity: warning
- Advice: Set `gradientStart` and `gradientEnd` to two different points.

## What it means

A gradient starts and ends at the same point, so that it is drawn in one color.

## Why it happens

Both points are `[0, 0]` where they are left out. They are in the coordinates
of the shape, whose ellipses and rectangles are about their position.

## What to do

Set both. `"gradientStart": [0, -50]` and `"gradientEnd": [0, 50]` run from the
top to the bottom of a shape that is 100 points high about its origin.

"""###,
    "TC0119": ###"""
# TC0119: Value beyond the range

- Severity: warning
- Advice: Use a value within the range; shares and opacities are 0...1.

## What it means

A number is beyond the range of its property. Drawing uses the nearest number
within the range.

## Why it happens

Opacities, shares and components of colors are 0...1 in timelines, where other
tools have percent or bytes. Values that a curve overshoots to are not meant.

## What to do

Divide percent by 100 and bytes by 255. `xsheet schema` has the range of each
property.

"""###,
    "TC0120": ###"""
# TC0120: Shape that is not drawn

- Severity: warning
- Advice: Give the shape a path and a fill or a stroke.

## What it means

A shape has no fill and no stroke, or no path, so that nothing of it is drawn.

## Why it happens

The paths of a shape, such as an ellipse, have no color of their own. Fills and
strokes beside them in `children` draw them all.

## What to do

Add `{"id": "blue", "kind": "fill", "color": "#007AFF"}` to its `children`, or
remove the shape.

"""###,
    "TC0121": ###"""
# TC0121: Unused definition

- Severity: note
- Advice: Use the definition, or remove it.

## What it means

No view and no change uses a path or a gradient of `definitions` by its name.
The timeline plays as without it.

## Why it happens

Values were written out, or the parts that used the definition were removed.

## What to do

Use the name in place of the equal path or stops, or remove the definition.

"""###,
    "TC0122": ###"""
# TC0122: Motion cut off

- Severity: note
- Advice: Shorten the motion, begin it earlier, or give the clock more ticks.

## What it means

A motion would end after the last tick of the clock, where all values return to
the initial ones, or the picture stays as it is. Its end is never seen.

## Why it happens

The event, `after`, `delay` and the durations of all runs add up to more than
the cycle, which is `interval` times `ticks`. A spring counts until it is within
1 % of its end.

## What to do

Shorten the motion, move it to an earlier event, or give the clock more ticks.
With `"atEnd": "continue"` it runs on into the next cycle. A motion without end,
`"repeat": "forever"`, may be cut.

"""###,
    "TC0123": ###"""
# TC0123: Modifier without children

- Severity: warning
- Advice: Move the paths that the modifier changes into its `children`.

## What it means

A modifier of paths, such as `trim`, `offsetPath` or `roundCorners`, or a
`repeater` has no `children`, so that it changes nothing.

## Why it happens

In After Effects a modifier changes all paths above it in its group. In a
timeline, as in SwiftUI, it changes what it contains: its `children`, not the
views beside it.

## What to do

Move the paths into the `children` of the modifier. Instead of
`{"id": "ring", "kind": "ellipse"}, {"id": "arc", "kind": "trim"}` write
`{"id": "arc", "kind": "trim", "children": [{"id": "ring", …}]}`. The fill or
stroke stays beside the modifier.

"""###,
    "TC0124": ###"""
# TC0124: Unreachable state

- Severity: note
- Advice: Add a transition to the state, or remove it.

## What it means

A state of the machine is not the initial one, and no chain of transitions from
the initial or the global state leads to it. It is never shown.

## Why it happens

A transition has the name of another state in `to`, or was removed.

## What to do

Add a transition to the state, such as `{"to": "pressed", "if": […]}` in the
state before it, or remove the state.

"""###,
    "WK0001": ###"""
# WK0001: Too slow

- Severity: error
- Advice: Raise --timeout, or split the composition.

## What it means

The work on the file took longer than `--timeout`, and its worker process was
ended. Other files are not affected, and nothing of this one was written.

## Why it happens

The composition is large or long, has expressions that take long, or is made to
keep programs busy.

## What to do

Look at the file with `xsheet inspect`. If it is what it should be, raise
`--timeout`, or split the composition.

"""###,
    "WK0002": ###"""
# WK0002: Too much memory

- Severity: error
- Advice: Raise --memory-limit, or make pictures and compositions smaller.

## What it means

The work on the file needed more memory than `--memory-limit`, and its worker
process was ended. Other files are not affected, and nothing of this one was
written.

## Why it happens

The file has large pictures, or large layers that are drawn apart, as mattes and
effects need it.

## What to do

Make pictures and compositions smaller, or raise `--memory-limit`.

"""###,
    "WK0003": ###"""
# WK0003: Ended its process

- Severity: error
- Advice: Report the file as a defect of xsheet.

## What it means

The worker process of the file ended in the middle of the work, by the signal or
with the status that the message names. Other files are not affected.

## Why it happens

A defect of xsheet, or a system that ended the process because it had no memory
left.

## What to do

Work on the file alone. If it fails again, report it with the version of xsheet
and, if possible, the file. Give processes less memory with `--memory-limit` if
the system ends them.

"""###,
  ]
}
