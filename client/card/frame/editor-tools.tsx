import {
  Ellipsis,
  ImagePlus,
  type LucideIcon,
  Palette,
  Proportions,
  Sticker,
  Type,
} from 'lucide-react'
import { editorStrings } from '#shared/i18n/editor-strings.ts'
import { useStrings } from '../../ui/use-strings.ts'
import type { CardEditing } from '../use-card-editor.ts'
import classes from './editor-tools.module.css'

interface EditorToolsProps {
  editing: CardEditing
  onMore: () => void
}

/** The tools of a phone, under the picture. */
export function EditorTools({ editing, onMore }: EditorToolsProps) {
  const { tools, toolbar } = useStrings(editorStrings)
  const { objects, chosen } = editing
  const open = (panel: 'words' | 'look' | 'size') => () => chosen.setPanel(panel)
  return (
    <div className={classes.tools} role="toolbar" aria-label={toolbar}>
      <Tool icon={Type} label={tools.words} onClick={open('words')} />
      <Tool icon={Palette} label={tools.look} onClick={open('look')} />
      <Tool icon={Proportions} label={tools.size} onClick={open('size')} />
      <Tool
        icon={ImagePlus}
        label={tools.photos}
        {...objects.intent}
        onClick={() => objects.toggle('photos')}
      />
      <Tool
        icon={Sticker}
        label={tools.stickers}
        {...objects.intent}
        onClick={() => objects.toggle('stickers')}
      />
      <Tool icon={Ellipsis} label={tools.more} onClick={onMore} />
    </div>
  )
}

interface ToolProps {
  icon: LucideIcon
  label: string
  onClick: () => void
}

function Tool({ icon: Icon, label, ...props }: ToolProps) {
  return (
    <button type="button" className={classes.tool} {...props}>
      <Icon aria-hidden />
      {label}
    </button>
  )
}
