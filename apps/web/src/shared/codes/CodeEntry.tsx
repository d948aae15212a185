import { CodeField, type FormField } from '@touchstone/ui'
import { useTexts } from '../i18n/texts.ts'
import { OutboxPanel } from '../sandbox/OutboxPanel.tsx'
import { codeTexts } from './texts.ts'
import type { CodeRequest } from './useCode.ts'

export interface CodeEntryProps {
  readonly field: FormField<string>
  readonly request: CodeRequest
  readonly onSend: () => void
  /** Where the code goes, "" while that is not known. */
  readonly address: string
  readonly hint?: string
}

export function CodeEntry({ field, request, onSend, address, hint }: CodeEntryProps) {
  const t = useTexts(codeTexts)
  return (
    <>
      <CodeField
        {...field}
        label={t('code')}
        hint={hint}
        sendLabel={t('send')}
        waitLabel={(seconds) => t('resend', { seconds: String(seconds) })}
        secondsLeft={request.secondsLeft}
        sending={request.sending}
        onSend={onSend}
      />
      <OutboxPanel account={address} onUse={field.onValueChange} />
    </>
  )
}
