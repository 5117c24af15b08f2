import { type ReactNode, useEffect } from 'react'
import { videoStrings } from '#shared/i18n/video-strings.ts'
import { EditorShell, type EditorShellProps } from '../../card/frame/editor-shell.tsx'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './film-frame.module.css'
import { FilmPanel } from './film-panel.tsx'
import { SectionTabs } from './section-tabs.tsx'
import type { FilmEditing } from './use-film-editor.ts'
import { type FilmSection, useFilmSections } from './use-film-sections.ts'

export interface FilmFrameProps extends EditorShellProps {
  filming: FilmEditing
  /** The formats. */
  sizes: ReactNode
  /** Opens further ways to send and save. */
  onMore: () => void
}

/**
 * A film beside its words, song and look. On a phone it fills the screen: a bar, the film, and under
 * it all sections in one scroll, or the line that is typed.
 */
export function FilmFrame({ filming, sizes, onMore, ...shell }: FilmFrameProps) {
  return (
    <EditorShell {...shell} editing={filming.editing} kind="film" classes={classes}>
      <FrameSections filming={filming} sizes={sizes} onMore={onMore} />
    </EditorShell>
  )
}

type FrameSectionsProps = Pick<FilmFrameProps, 'filming' | 'sizes' | 'onMore'>

function FrameSections({ filming, sizes, onMore }: FrameSectionsProps) {
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
function sectionsOf({ plot, formats, editing }: FilmEditing): FilmSection[] {
  return [
    'words',
    'song',
    ...(plot ? (['plot'] as const) : []),
    ...(editing.card.palettes.length > 1 ? (['look'] as const) : []),
    'photos',
    ...(formats.length > 1 ? (['size'] as const) : []),
  ]
}
