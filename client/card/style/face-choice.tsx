import { useEffect, useId, useState } from 'react'
import { facesFor } from '#shared/card/faces-for.ts'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { faceStrings } from '#shared/i18n/face-strings.ts'
import { type FaceId, faceFamily } from '#shared/text/face.ts'
import { type FaceGroup, faceName, groupFaces } from '#shared/text/face-groups.ts'
import { useStrings } from '../../ui/use-strings.ts'
import classes from './face-choice.module.css'

interface FaceChoiceProps {
  text: string
  chosen: FaceId
  onChoose: (face: FaceId) => void
}

/** The faces that cover the text, each shown with it, one group at a time. */
export function FaceChoice({ text, chosen, onChoose }: FaceChoiceProps) {
  const words = useStrings(editorStrings)
  const faceNames = useStrings(faceStrings)
  const name = useId()
  const groups = groupFaces(useFacesFor(text, chosen))
  const own = groups.find(({ faces }) => faces.includes(chosen))?.group
  const [opened, setOpened] = useState<FaceGroup>()
  const shown = groups.find(({ group }) => group === (opened ?? own)) ?? groups[0]
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{words.font}</legend>
      <div className={classes.tabs}>
        {groups.map(({ group }) => (
          <button
            type="button"
            className={classes.tab}
            key={group}
            aria-pressed={group === shown?.group}
            onClick={() => setOpened(group)}
          >
            {words.faceGroups[group]}
          </button>
        ))}
      </div>
      <div className={classes.faces}>
        {shown?.faces.map((face) => (
          <label className={classes.face} key={face}>
            <input
              className={classes.radio}
              type="radio"
              name={name}
              checked={face === chosen}
              aria-label={faceNames[face] ?? faceName(face)}
              onChange={() => onChoose(face)}
            />
            <span
              className={classes.sample}
              style={{ fontFamily: `'${faceFamily(face)}'` }}
              dir="auto"
              aria-hidden
            >
              {text}
            </span>
            <span className={classes.faceName}>{faceNames[face] ?? faceName(face)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function useFacesFor(text: string, chosen: FaceId): readonly FaceId[] {
  const [faces, setFaces] = useState<readonly FaceId[]>([chosen])
  useEffect(() => {
    let current = true
    facesFor(text).then(
      (found) => current && setFaces(found),
      // The current face stays the only option; the rest of the panel works.
      (error) => console.error(error),
    )
    return () => {
      current = false
    }
  }, [text])
  return faces.includes(chosen) ? faces : [chosen, ...faces]
}
