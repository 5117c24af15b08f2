import * as Dialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'

/**
 * The content of a dialog. It is outside the page's element, so it needs its own mask for the
 * recorder.
 */
export function MaskedContent(props: ComponentProps<typeof Dialog.Content>) {
  return <Dialog.Content {...props} data-clarity-mask="true" />
}
