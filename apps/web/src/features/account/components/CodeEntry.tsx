import { CodeField } from '@touchstone/ui'
import type { FormField } from '../../../shared/forms/useForm.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { OutboxPanel } from '../../../shared/sandbox/OutboxPanel.tsx'
import { accountTexts } from '../texts.ts'
import type { CodeRequest } from '../useCode.ts'

export interface CodeEntryProps {
  readonly field: FormField<string>
  readonly request: CodeRequest
  readonly onSend: () => void
  /** Where the code goes, "" while that is not known. */
  readonly address: string
}

export function CodeEntry({ field, request, onSend, address }: CodeEntryProps) {
  const t = useTexts(accountTexts)
  return (
    <>
      <CodeField
        {...field}
        label={t('fields.code')}
        sendLabel={t('fields.send')}
        waitLabel={(seconds) => t('fields.resend', { seconds: String(seconds) })}
        secondsLeft={request.secondsLeft}
        sending={request.sending}
        onSend={onSend}
      />
      <OutboxPanel account={address} onUse={field.onValueChange} />
    </>
  )
}
