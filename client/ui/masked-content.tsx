import * as Dialog from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'

/** What a dialog holds. It stands outside the page, so outside what the page hides from the recorder. */
export function MaskedContent(props: ComponentProps<typeof Dialog.Content>) {
  return <Dialog.Content {...props} data-clarity-mask="true" />
}
