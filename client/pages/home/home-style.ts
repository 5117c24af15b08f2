/*
 * Puts the styles of the home page into the document with those of the shell, though its code loads
 * later: most visitors start there.
 */
import '../../tiles/arch-tiles.module.css'
import './coming-up.module.css'
import './date-rail.module.css'
import './hero.module.css'
import './home-page.module.css'
import './poster-strip.module.css'
import '../../tiles/video-tiles.module.css'
