import { type ReactNode, useEffect } from 'react'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { fontStyleSheet } from '../../card/font-style-sheet.ts'
import { EditorBar } from '../../card/frame/editor-bar.tsx'
import { EditorFoot } from '../../card/frame/editor-foot.tsx'
import { ShareMade } from '../../send/share-made.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './film-frame.module.css'
import { FilmPanel } from './film-panel.tsx'
import { SectionTabs } from './section-tabs.tsx'
import type { FilmEditing } from './use-film-editor.ts'
import { type FilmSection, useFilmSections } from './use-film-sections.ts'

export interface FilmFrameProps {
  filming: FilmEditing
  title: string
  /** The page that Back leads to. */
  back: { label: string; path: string }
  /** Path of the page. */
  path: string
  /** The picture with its controls. */
  stage: ReactNode
  /** The formats. */
  sizes: ReactNode
  /** The green button, and those beside it. */
  send: ReactNode
  /** Opens further ways to send and save. */
  onMore: () => void
  /** The picture as a plain download, where no script runs. */
  plain: ReactNode
}

/**
 * A film beside its words, song and look. On a phone it fills the screen: a bar, the film, and under
 * it all sections in one scroll, or the line that is typed.
 */
export function FilmFrame(props: FilmFrameProps) {
  const { filming, title, back, path, stage, send, plain } = props
  const { editing } = filming
  const { Style } = editing.chosen.style
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves what is open in it */}
      <div
        className={classes.editor}
        ref={editing.box}
        data-editor="film"
        data-panel={editing.chosen.panel}
        data-clarity-mask="true"
        onKeyDown={editing.handleKey}
      >
        <link rel="stylesheet" href={fontStyleSheet} />
        <EditorBar editing={editing} title={title} back={back} send={send} />
        {stage}
        {Style && <Style editing={editing} className={classes.style} />}
        <FrameSections {...props} />
        <EditorFoot editing={editing} />
        <div className={classes.plain}>{plain}</div>
      </div>
      {editing.question}
      <div className={classes.after}>
        <ShareMade
          path={path}
          plain={path}
          title={title}
          draft={editing.draft}
          gate={editing.gates.gate}
        />
      </div>
    </>
  )
}

function FrameSections({ filming, sizes, onMore }: FilmFrameProps) {
  const words = useStrings(videoStrings)
  const { panel, current, jump } = useFilmSections()
  const { open } = filming.editing.objects
  // A photo that was dropped or pasted opens its tools.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they open
  useEffect(() => {
    if (open) jump('photos')
  }, [open])
  return (
    <div className={classes.panel} ref={panel}>
      <div className={classes.body}>
        <SectionTabs
          sections={sectionsOf(filming)}
          current={current}
          onJump={jump}
          onMore={onMore}
        />
        <FilmPanel filming={filming} />
      </div>
      {filming.formats.length > 1 && (
        <div className={classes.sizes} data-film-section="size">
          <h2 className={classes.sizesTitle}>{words.section.size}</h2>
          {sizes}
        </div>
      )}
    </div>
  )
}

/** Those that the film has, in the order of the panel. */
function sectionsOf({ film, formats, editing }: FilmEditing): FilmSection[] {
  return [
    'words',
    'song',
    ...(film ? [] : (['move'] as const)),
    ...(editing.card.palettes.length > 1 ? (['look'] as const) : []),
    'photos',
    ...(formats.length > 1 ? (['size'] as const) : []),
  ]
}
