import type { CallInput } from '@touchstone/protocol'
import type { FormField } from '@touchstone/ui'
import { CodeEntry } from '../../shared/codes/CodeEntry.tsx'
import { useCode } from '../../shared/codes/useCode.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { useSession } from '../../shared/session/sessionStore.ts'
import { changeTexts } from './texts.ts'

export interface OwnCodeEntryProps {
  readonly type: CallInput<'getCode'>['type']
  readonly field: FormField<string>
  readonly onFailure: (sentence: string) => void
  readonly onSent: () => void
}

/** A code that goes to the account's own address, which is said. */
export function OwnCodeEntry({ type, field, onFailure, onSent }: OwnCodeEntryProps) {
  const t = useTexts(changeTexts)
  const address = useSession((session) => session.phone || session.email)
  const request = useCode(address)
  const send = async () => {
    const failed = await request.send({ type })
    if (failed) onFailure(failed)
    else onSent()
  }
  return (
    <CodeEntry
      field={field}
      request={request}
      onSend={() => void send()}
      address={address}
      hint={address && t('codeGoes', { address })}
    />
  )
}
