"""Floor 2: games solved. Sees rule books, trees and tables; blind to bots, and to who plays."""
