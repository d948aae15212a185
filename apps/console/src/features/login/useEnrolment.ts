import { makePasskey } from '@touchstone/frame'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { useState } from 'react'
import { adminCall } from '../../shared/api/adminClient.ts'
import { textsOf } from '../../shared/i18n/texts.ts'
import { isCode, passwordProblems, plainCode } from './enrolment.ts'
import { loginTexts } from './texts.ts'
import { useStep } from './useStep.ts'

const t = textsOf(loginTexts)

export type Factor = 'totp' | 'passkey'
/** The server's offer: a secret for an app, '' where only passkeys are accepted, and options for a passkey. */
export type Offer = AdminCallData<'startEnrolment'>

/** What may be set up, the first one chosen. */
export function factorsOf({ secret }: Offer): readonly [Factor, ...Factor[]] {
  return secret === '' ? ['passkey'] : ['totp', 'passkey']
}

/** State and rules of the form that sets up an operator's access. */
export function useEnrolment(ticket: string, offer: Offer) {
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [factor, setFactor] = useState<Factor>(factorsOf(offer)[0])
  const [code, setCode] = useState('')
  const [attempted, setAttempted] = useState(false)
  const step = useStep()
  const problems = passwordProblems(password, repeat)
  const sentence = (field: 'password' | 'repeat') => {
    const problem = problems[field]
    return attempted && problem ? t(`enrol.${problem}`) : undefined
  }
  const proof = async () =>
    factor === 'totp' ? { code: plainCode(code) } : { response: await makePasskey(offer.options) }
  const submit = () => {
    setAttempted(true)
    if (problems.password || problems.repeat || (factor === 'totp' && !isCode(code))) return
    void step.enter(async () => adminCall('enrol', { ticket, password, ...(await proof()) }))
  }
  return {
    password: { value: password, onValueChange: setPassword, error: sentence('password') },
    repeat: { value: repeat, onValueChange: setRepeat, error: sentence('repeat') },
    code: {
      value: code,
      onValueChange: setCode,
      error: attempted && factor === 'totp' && !isCode(code) ? t('totp.codeMissing') : undefined,
    },
    factor,
    setFactor,
    busy: step.busy,
    failure: step.failure,
    submit,
  }
}
