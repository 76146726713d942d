import SceneModel
import VectorRaster

extension Twirl: DrawnWarp {}
extension Spherize: DrawnWarp {}
extension Ripple: DrawnWarp {}
extension WaveWarp: DrawnWarp {}
extension Mirror: DrawnWarp {}
extension MotionTile: DrawnWarp {}
extension CornerPin: DrawnWarp {}
extension PolarCoordinates: DrawnWarp {}
