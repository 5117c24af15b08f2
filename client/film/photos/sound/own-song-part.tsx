import { FileMusic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { soundStrings } from '#shared/i18n/sound-strings.ts'
import { type OwnSong, ownSong, type PhotoFilmDraft } from '#shared/photo-film/photo-film-draft.ts'
import { keepPhoto } from '../../../photos/photo-store.ts'
import { randomId } from '../../../random-id.ts'
import { Button } from '../../../ui/button.tsx'
import { useStrings } from '../../../ui/use-strings.ts'
import frame from '../photo-film-editor.module.css'
import { canMix } from './can-mix.ts'
import { readSong } from './read-sound.ts'

/** bytes. */
const mostBytes = 100_000_000

interface OwnSongPartProps {
  own: OwnSong | undefined
  onEdit: (change: Pick<PhotoFilmDraft, 'song' | 'ownSong'>) => void
}

/** Takes a file of the visitor as the song; the song before stays where it cannot be read. */
export function OwnSongPart({ own, onEdit }: OwnSongPartProps) {
  const words = useStrings(soundStrings)
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  const life = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    return () => controller.abort()
  }, [])

  async function take(file: File) {
    const signal = life.current?.signal
    if (!signal) return
    setProblem('')
    if (file.size > mostBytes) return setProblem(words.songProblems.large(file.name))
    setReading(true)
    const answer = await readSong(signal, file).catch(() => undefined)
    if (!answer || signal.aborted) return
    setReading(false)
    if ('problem' in answer) return setProblem(words.songProblems[answer.problem](file.name))
    const id = `song-${randomId()}`
    if (!(await keepPhoto(id, file))) setProblem(words.notKept)
    onEdit({ song: ownSong, ownSong: { id, name: file.name, ...answer.read } })
  }

  if (!canMix()) return null
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="audio/*,.mp3,.m4a,.wav,.ogg"
        aria-label={words.own}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          target.value = ''
        }}
      />
      <div className={frame.buttons}>
        <Button
          look="outline"
          icon={FileMusic}
          busy={isReading}
          aria-disabled={isReading}
          onClick={() => isReading || input.current?.click()}
        >
          {own ? words.otherFile : words.own}
        </Button>
      </div>
      <p className={frame.note} role="status">
        {isReading ? words.reading : words.rights}
      </p>
      <p className={frame.problem} role="alert">
        {problem && <bdi>{problem}</bdi>}
      </p>
    </>
  )
}
