import { Toaster } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { dismissToast, useToasts } from '../../shared/toasts/toastStore.ts'
import { shellTexts } from './texts.ts'

export function Toasts() {
  const t = useTexts(shellTexts)
  const toasts = useToasts((state) => state.toasts)
  return <Toaster toasts={toasts} closeLabel={t('close')} onClose={dismissToast} />
}
