import { type ReactNode, useRef } from 'react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import { HistoryButtons, type HistoryMoves } from '../history-buttons.tsx'
import classes from './bottom-sheet.module.css'
import { SheetGrip } from './sheet-grip.tsx'
import { type SheetHeight, type SheetTab, sheetTabs } from './sheet-places.ts'

export interface BottomSheetProps {
  tab: SheetTab
  height: SheetHeight
  moves: HistoryMoves
  onTab: (tab: SheetTab) => void
  onHeight: (height: SheetHeight) => void
  /** Names of the tabs. */
  names?: Readonly<Record<SheetTab, string>>
  children: ReactNode
}

/** On a phone, a sheet under the picture that shows one tab; on a desktop, just its content. */
export function BottomSheet(props: BottomSheetProps) {
  const words = useStrings(editorStrings)
  const { tab, height, moves, onTab, onHeight, names = words.tabs, children } = props
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <div className={classes.sheet} ref={sheet}>
      <div className={classes.head}>
        <SheetGrip sheet={sheet} height={height} onHeight={onHeight} />
        <div className={classes.tabs}>
          {sheetTabs.map((each) => (
            <button
              type="button"
              className={classes.tab}
              key={each}
              aria-pressed={each === tab}
              onClick={() => {
                onTab(each)
                if (height === 'low') onHeight('middle')
              }}
            >
              {names[each]}
            </button>
          ))}
          <HistoryButtons moves={moves} />
        </div>
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  )
}
