import { Toaster, type ToasterProps } from '@touchstone/ui'
import { dismissToast, useToasts } from './toastStore.ts'

/** The messages of the moment; once in the frame of an app. */
export function Toasts(props: Pick<ToasterProps, 'closeLabel' | 'place'>) {
  return <Toaster {...props} toasts={useToasts(({ toasts }) => toasts)} onClose={dismissToast} />
}
