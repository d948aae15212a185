import { useQueryClient } from '@tanstack/react-query'
import type { AdminCallData, AdminCallInput, AdminCallName } from '@touchstone/protocol/admin'
import { type Attempt, useAttempt } from '@touchstone/ui'
import { adminCall } from '../api/adminClient.ts'
import { failureText } from '../api/failures.ts'
import { textsOf } from '../i18n/texts.ts'
import { tellOperator } from '../toasts/tellOperator.ts'
import { actTexts } from './texts.ts'

const t = textsOf(actTexts)

/** The notice after an act: it waits for another operator, or the number of its row in the audit chain. */
function told(data: unknown): string {
  const { pending = '', audit } = (typeof data === 'object' ? data : null) as { pending?: string; audit?: number }
  return pending === '' ? t('done', { audit: audit ?? '' }) : t('pending')
}

export type ActState = Pick<Attempt, 'busy' | 'failure'>

export interface Act<Name extends AdminCallName> extends ActState {
  /** Resolves to the answer, or to undefined when it was refused. */
  readonly run: (input: AdminCallInput<Name>) => Promise<AdminCallData<Name> | undefined>
}

export interface ActOptions {
  /** True when the caller shows the notice itself. */
  readonly silent?: boolean
  /** True when there is no dialog to show a refusal in. */
  readonly toastFailure?: boolean
}

/** One call that changes something: at most once at a time; afterwards all data on screen is asked for again. */
export function useAct<Name extends AdminCallName>(
  name: Name,
  { silent = false, toastFailure = false }: ActOptions = {},
): Act<Name> {
  const queries = useQueryClient()
  const { busy, failure, run } = useAttempt(failureText)
  const call = async (input: AdminCallInput<Name>) => {
    try {
      const data = await adminCall(name, input)
      if (!silent) tellOperator('ok', told(data))
      void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'me' })
      return data
    } catch (error) {
      if (toastFailure) tellOperator('danger', failureText(error))
      throw error
    }
  }
  return { busy, failure, run: (input) => run(() => call(input)) }
}
