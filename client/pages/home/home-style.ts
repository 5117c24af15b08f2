/*
 * The style of the home page stands in the document with that of the shell, though its code comes
 * later: it is where most visitors begin.
 */
import '../../tiles/arch-tiles.module.css'
import './coming-up.module.css'
import './date-rail.module.css'
import './home-page.module.css'
import './poster-strip.module.css'
import '../../tiles/video-tiles.module.css'
