import { useEffect, useState } from 'react'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { type GifName, setGifName } from '#shared/gif-name.ts'
import type { NameLine } from '#shared/name-line.ts'
import { outlineCard } from '../export/outline-card.ts'

/** A name in its line, with the path data of its letters. */
export interface Lettering {
  name: GifName
  outline: string
}

const blank: Lettering = { name: { line: undefined, isCut: false, missing: [] }, outline: '' }

export async function letter(text: string, line: NameLine): Promise<Lettering> {
  if (text.trim() === '') return blank
  const name = setGifName(text, line, await loadFontTables(line.faces))
  if (!name.line) return { name, outline: '' }
  const [outline = ''] = await outlineCard({ lines: [name.line] })
  return { name, outline }
}

/** The letters of a typed name; the last ones until those of the next text are there. */
export function useLettering(text: string, line: NameLine) {
  const [lettering, setLettering] = useState(blank)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let current = true
    letter(text, line).then(
      (next) => {
        if (!current) return
        setLettering(next)
        setFailed(false)
      },
      (error) => {
        console.error('lettering', error)
        if (current) setFailed(true)
      },
    )
    return () => {
      current = false
    }
  }, [text, line])

  return { lettering, failed }
}
