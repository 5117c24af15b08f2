import type { PageOf } from '#shared/page.ts'
import { MoveHead } from '../../editor-page/move-head.tsx'
import { VideoHead } from '../../editor-page/video-head.tsx'
import { FilmGift } from '../../gift/film-gift.tsx'
import { useGiftEdit } from '../../gift/use-gift-edit.ts'
import { useAddress } from '../../use-address.ts'

/** A film from a personal link, shown alone. */
export function FilmGiftPage({ page }: { page: PageOf<'film-gift'> }) {
  const { editor } = page
  const edit = useGiftEdit(editor)
  return (
    <>
      {editor.name === 'video' ? <VideoHead page={editor} /> : <MoveHead page={editor} />}
      <FilmGift gift={page} onEdit={edit} key={useAddress()} />
    </>
  )
}
