// swift-format-ignore-file
// Made by Tools/embed-texts; change the text files and run it again.

extension EmbeddedText {
  /// The content of each text file of the module Inventory, by its name.
  package static let inventory: [String: String] = [
    "features": ###"""
text	Text
audio	Sound
camera	Camera
dataLayer	Data layer
timeRemap	Time remapping
costlyTimeRemap	Time remapping of more than 60000 layers and frames
slot	Slot
autoOrientation	Auto-orientation
motionBlur	Motion blur
imageSequence	Image sequence
layerSkew	Skew of a layer
groupSkew	Skew of a group
spaceRotation	Turn about x or y
spacePlace	Orientation, or place in depth
dimensionEasing	Separate easing of each dimension
expression	Expression
animatedDashes	Dashes of changing length
gradientHighlight	Highlight of a radial gradient
filledTrim	Trim paths on a filled shape
individualTrim	Trim one after the other, of one path
individualTrimOfMany	Trim of several paths one after the other
repeater	Repeater
animatedRepeater	Repeater with a changing number of copies
roundCorners	Round corners
roundCornersOfMany	Round corners on a star or on several paths
unevenlyScaledStroke	Group of uneven scale under an outer stroke
mergePaths	Merge paths
compoundPath	Merge paths of mode Merge on groups or shapes that are no paths
pucker	Pucker and bloat
twist	Twist
zigZag	Zig zag
offsetPath	Offset paths
intersectMask	Mask of mode Intersect
lightenMask	Mask of mode Lighten
darkenMask	Mask of mode Darken
differenceMask	Mask of mode Difference
maskOpacity	Mask opacity
maskExpansion	Mask expansion
maskFeather	Mask feather
lumaMatte	Luma matte
distantMatte	Matte that is not the layer just above
blendMode	Blend mode
addBlendMode	Blend mode Add
hardMixBlendMode	Blend mode Hard Mix
colorEffect	Effect Tint, Fill or Tritone
strokeEffect	Effect Stroke
levelsEffect	Effect Levels
dropShadowEffect	Effect Drop Shadow
wipeEffect	Effect Radial Wipe or Displacement Map
matteEffect	Effect Set Matte
transformEffect	Effect Transform
blurEffect	Effect Gaussian Blur
warpEffect	Effect Twirl, Mesh Warp, Wave Warp, Spherize or Puppet
otherEffect	Other effect
dropShadowStyle	Layer style Drop Shadow
layerStyle	Layer style
animatedText	Text that changes
glyphs	Text drawn by outlines in the file
textAnimator	Text animator
selectorDetails	Shape, ease, order or basis of a text selector
textPath	Text on a path

"""###,
    "lottie-android": ###"""
player	lottie-android of February 2026
source	https://github.com/airbnb/lottie-android
text	full
audio	none
camera	none
dataLayer	none
timeRemap	full
costlyTimeRemap	full
slot	none	The value in the file is fixed.
autoOrientation	full
motionBlur	none
imageSequence	none
layerSkew	full
groupSkew	full
spaceRotation	partial	It stays flat.
spacePlace	none
dimensionEasing	partial	That of the first dimension is used for all.
expression	none
animatedDashes	full
gradientHighlight	none
filledTrim	full
individualTrim	full
individualTrimOfMany	full
repeater	full
animatedRepeater	full
roundCorners	full
roundCornersOfMany	partial	Stars stay sharp.
unevenlyScaledStroke	full
mergePaths	partial	The app has to switch it on.
compoundPath	full
pucker	none
twist	none
zigZag	none
offsetPath	none
intersectMask	partial	As the first mask it hides the layer.
lightenMask	none	It counts as Add.
darkenMask	none	It counts as Add.
differenceMask	none	It counts as Add.
maskOpacity	full
maskExpansion	none
maskFeather	none
lumaMatte	none	Both layers are drawn.
distantMatte	none
blendMode	partial	Only Multiply, Screen, Overlay, Darken and Lighten are drawn.
addBlendMode	full
hardMixBlendMode	none
colorEffect	none
strokeEffect	none
levelsEffect	none
dropShadowEffect	partial	Not on text and solid layers.
wipeEffect	none
matteEffect	none
transformEffect	none
blurEffect	partial	Each fill and stroke is blurred separately.
warpEffect	none
otherEffect	none
dropShadowStyle	none
layerStyle	none
animatedText	full
glyphs	full
textAnimator	partial	One range, and some properties, are drawn.
selectorDetails	none
textPath	none

"""###,
    "lottie-ios-coreanimation": ###"""
player	lottie-ios 4.6.1, Core Animation
source	https://github.com/airbnb/lottie-ios
text	partial	The fonts of the device are used.
audio	none
camera	none
dataLayer	none
timeRemap	partial	It is sampled frame by frame.
costlyTimeRemap	fallback	The Main Thread engine plays the whole animation.
slot	none	The value in the file is fixed.
autoOrientation	none
motionBlur	none
imageSequence	none
layerSkew	none
groupSkew	full
spaceRotation	partial
spacePlace	none
dimensionEasing	partial	That of the first dimension is used for all.
expression	none
animatedDashes	fallback	The Main Thread engine plays the whole animation.
gradientHighlight	none
filledTrim	fallback	The Main Thread engine plays the whole animation.
individualTrim	full
individualTrimOfMany	partial	All paths are trimmed alike.
repeater	partial	Offset, opacity and growing scale are left out.
animatedRepeater	fallback	The Main Thread engine plays the whole animation.
roundCorners	full
roundCornersOfMany	fallback	The Main Thread engine plays the whole animation.
unevenlyScaledStroke	fallback	The Main Thread engine plays the whole animation.
mergePaths	none
compoundPath	partial	They stay apart, so that holes are filled.
pucker	none
twist	none
zigZag	none
offsetPath	none
intersectMask	full
lightenMask	none	It counts as Add.
darkenMask	none
differenceMask	none	It counts as Intersect.
maskOpacity	none
maskExpansion	none
maskFeather	none
lumaMatte	none
distantMatte	none	The layer just above is used.
blendMode	full
addBlendMode	none
hardMixBlendMode	none
colorEffect	none
strokeEffect	none
levelsEffect	none
dropShadowEffect	full
wipeEffect	none
matteEffect	none
transformEffect	none
blurEffect	none
warpEffect	none
otherEffect	none
dropShadowStyle	full
layerStyle	none
animatedText	fallback	The Main Thread engine plays the whole animation.
glyphs	none	The fonts of the device are used.
textAnimator	fallback	The Main Thread engine plays the whole animation.
selectorDetails	none
textPath	none

"""###,
    "lottie-ios-mainthread": ###"""
player	lottie-ios 4.6.1, Main Thread
source	https://github.com/airbnb/lottie-ios
text	partial	The fonts of the device are used, and animators are drawn in part.
audio	none
camera	none
dataLayer	none
timeRemap	full
costlyTimeRemap	full
slot	none	The value in the file is fixed.
autoOrientation	none
motionBlur	none
imageSequence	none
layerSkew	none
groupSkew	full
spaceRotation	partial
spacePlace	none
dimensionEasing	partial	That of the first dimension is used for all.
expression	none
animatedDashes	full
gradientHighlight	none
filledTrim	full
individualTrim	full
individualTrimOfMany	full
repeater	none
animatedRepeater	none
roundCorners	full
roundCornersOfMany	partial	The first corner of a star stays sharp.
unevenlyScaledStroke	full
mergePaths	none
compoundPath	full
pucker	none
twist	none
zigZag	none
offsetPath	none
intersectMask	full
lightenMask	none	It counts as Add.
darkenMask	none
differenceMask	none	It counts as Intersect.
maskOpacity	none	Any opacity above 0 counts as full.
maskExpansion	none
maskFeather	none
lumaMatte	none
distantMatte	none
blendMode	full
addBlendMode	none
hardMixBlendMode	none
colorEffect	none
strokeEffect	none
levelsEffect	none
dropShadowEffect	full
wipeEffect	none
matteEffect	none
transformEffect	none
blurEffect	none
warpEffect	none
otherEffect	none
dropShadowStyle	full
layerStyle	none
animatedText	full
glyphs	none	The fonts of the device are used.
textAnimator	partial	Start, end, colors and transform are drawn.
selectorDetails	none
textPath	none

"""###,
    "lottie-web": ###"""
player	lottie-web 5.13.0
source	https://github.com/airbnb/lottie-web
text	full
audio	full
camera	none	The SVG and canvas renderers stop with an error; the HTML renderer draws it.
dataLayer	full
timeRemap	full
costlyTimeRemap	full
slot	full
autoOrientation	full
motionBlur	none
imageSequence	full
layerSkew	full
groupSkew	full
spaceRotation	partial	The SVG renderer stays flat; the HTML renderer draws it.
spacePlace	none	The HTML renderer draws it.
dimensionEasing	full
expression	full
animatedDashes	full
gradientHighlight	full
filledTrim	full
individualTrim	full
individualTrimOfMany	full
repeater	full
animatedRepeater	full
roundCorners	full
roundCornersOfMany	full
unevenlyScaledStroke	full
mergePaths	none	The paths stay as they are.
compoundPath	full
pucker	full
twist	none
zigZag	full
offsetPath	full
intersectMask	partial	The canvas renderer counts it as Add.
lightenMask	none	It counts as Add.
darkenMask	none	It counts as Add.
differenceMask	none
maskOpacity	partial	The canvas renderer does not draw it.
maskExpansion	partial	The canvas renderer does not draw it.
maskFeather	none
lumaMatte	full
distantMatte	full
blendMode	full
addBlendMode	none
hardMixBlendMode	none
colorEffect	partial	Only the SVG renderer draws it.
strokeEffect	partial	Only the SVG renderer draws it, in part.
levelsEffect	partial	Only the SVG renderer draws it.
dropShadowEffect	partial	Only the SVG renderer draws it.
wipeEffect	none
matteEffect	partial	Only the SVG renderer draws it.
transformEffect	full
blurEffect	partial	Only the SVG renderer draws it.
warpEffect	none
otherEffect	none
dropShadowStyle	none
layerStyle	none
animatedText	full
glyphs	full
textAnimator	full
selectorDetails	full
textPath	full

"""###,
    "rlottie": ###"""
player	rlottie of August 2026
source	https://github.com/Samsung/rlottie
text	none
audio	none
camera	none
dataLayer	none
timeRemap	full
costlyTimeRemap	full
slot	none	The value in the file is fixed.
autoOrientation	full
motionBlur	none
imageSequence	none
layerSkew	none
groupSkew	none
spaceRotation	partial
spacePlace	none
dimensionEasing	partial	That of the first dimension is used for all.
expression	none
animatedDashes	full
gradientHighlight	full
filledTrim	full
individualTrim	partial	A range across the start of the path is not trimmed.
individualTrimOfMany	partial	A range across the start of the path is not trimmed.
repeater	full
animatedRepeater	full
roundCorners	partial	Only rectangles are rounded.
roundCornersOfMany	partial	Only rectangles are rounded.
unevenlyScaledStroke	full
mergePaths	none
compoundPath	full
pucker	none
twist	none
zigZag	none
offsetPath	none
intersectMask	full
lightenMask	none
darkenMask	none
differenceMask	full
maskOpacity	full
maskExpansion	none
maskFeather	none
lumaMatte	full
distantMatte	none
blendMode	none
addBlendMode	none
hardMixBlendMode	none
colorEffect	none
strokeEffect	none
levelsEffect	none
dropShadowEffect	none
wipeEffect	none
matteEffect	none
transformEffect	none
blurEffect	none
warpEffect	none
otherEffect	none
dropShadowStyle	none
layerStyle	none
animatedText	none
glyphs	none
textAnimator	none
selectorDetails	none
textPath	none

"""###,
    "thorvg": ###"""
player	ThorVG of August 2026
source	https://github.com/thorvg/thorvg
text	full
audio	partial	The app has to supply the sound.
camera	none
dataLayer	none
timeRemap	full
costlyTimeRemap	full
slot	full
autoOrientation	full
motionBlur	none
imageSequence	none
layerSkew	full
groupSkew	full
spaceRotation	partial	It differs from After Effects.
spacePlace	partial	Only the orientation is drawn.
dimensionEasing	partial	That of the first dimension is used for all.
expression	partial	Most are evaluated.
animatedDashes	full
gradientHighlight	full
filledTrim	full
individualTrim	full
individualTrimOfMany	full
repeater	full
animatedRepeater	full
roundCorners	full
roundCornersOfMany	full
unevenlyScaledStroke	full
mergePaths	none
compoundPath	full
pucker	full
twist	none
zigZag	full
offsetPath	full
intersectMask	full
lightenMask	full
darkenMask	full
differenceMask	full
maskOpacity	full
maskExpansion	full
maskFeather	none
lumaMatte	full
distantMatte	full
blendMode	full
addBlendMode	full
hardMixBlendMode	none
colorEffect	full
strokeEffect	full
levelsEffect	none
dropShadowEffect	full
wipeEffect	none
matteEffect	none
transformEffect	none
blurEffect	full
warpEffect	none
otherEffect	none
dropShadowStyle	none
layerStyle	none
animatedText	full
glyphs	full
textAnimator	full
selectorDetails	full
textPath	full

"""###,
  ]
}
