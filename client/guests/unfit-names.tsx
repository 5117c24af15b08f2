import { type GuestList, nameColumn, withCell, withoutRow } from '#shared/guests/guest-list.ts'
import { guestsStrings } from '#shared/i18n/guests-strings.ts'
import { useStrings } from '../ui/use-strings.ts'
import { RowFixes } from './list/row-fixes.tsx'
import type { GuestProblem } from './make/lay-out-guests.ts'
import type { ChangeList } from './use-guest-list.ts'

interface UnfitNamesProps {
  problems: readonly GuestProblem[]
  list: GuestList
  change: ChangeList
}

/** The names that do not fit well, to shorten or to leave out. */
export function UnfitNames({ problems, list, change }: UnfitNamesProps) {
  const words = useStrings(guestsStrings)
  return (
    <RowFixes
      title={words.unfit(problems.length)}
      lead={words.unfitLead}
      fixes={problems.map(({ guest, kind }) => ({
        id: guest.id,
        label: `${guest.name}: ${words.unfitKinds[kind]}`,
        text: cellOf(list, guest.id),
        onText: (text) =>
          change((now) => now && withCell(now, { id: guest.id, column: nameColumn(now) }, text)),
      }))}
      onLeaveOut={(id) => change((now) => now && withoutRow(now, id))}
    />
  )
}

function cellOf(list: GuestList, id: number): string {
  const at = list.columns.indexOf(nameColumn(list))
  return list.rows.find((row) => row.id === id)?.cells[at] ?? ''
}
