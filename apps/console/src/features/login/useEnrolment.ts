import { makePasskey } from '@touchstone/frame'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { useForm } from '@touchstone/ui'
import { useState } from 'react'
import { adminCall } from '../../shared/api/adminClient.ts'
import { textsOf } from '../../shared/i18n/texts.ts'
import { isCode, passwordProblems, plainCode } from './enrolment.ts'
import { loginTexts } from './texts.ts'
import { useStep } from './useStep.ts'

const t = textsOf(loginTexts)

export type Factor = 'totp' | 'passkey'
/** The server's offer: a secret for an app, '' when only passkeys are accepted, and options for a passkey. */
export type Offer = AdminCallData<'startEnrolment'>

/** The factors that can be set up; the first one is chosen. */
export function factorsOf({ secret }: Offer): readonly [Factor, ...Factor[]] {
  return secret === '' ? ['passkey'] : ['totp', 'passkey']
}

/** State and rules of the form that sets up an operator's access. */
export function useEnrolment(ticket: string, offer: Offer) {
  const [factor, setFactor] = useState<Factor>(factorsOf(offer)[0])
  const step = useStep()
  const proof = async (code: string) =>
    factor === 'totp' ? { code: plainCode(code) } : { response: await makePasskey(offer.options) }
  const form = useForm({
    initial: { password: '', repeat: '', code: '' },
    check: ({ password, repeat, code }) => {
      const problems = passwordProblems(password, repeat)
      return {
        password: problems.password && t(`enrol.${problems.password}`),
        repeat: problems.repeat && t(`enrol.${problems.repeat}`),
        code: factor === 'totp' && !isCode(code) ? t('totp.codeMissing') : undefined,
      }
    },
    submit: async ({ password, code }) => {
      await step.enter(async () => adminCall('enrol', { ticket, password, ...(await proof(code)) }))
    },
  })
  return {
    password: form.field('password'),
    repeat: form.field('repeat'),
    code: form.field('code'),
    factor,
    setFactor,
    busy: step.busy,
    failure: step.failure,
    submit: () => void form.send(),
  }
}
