import { PasswordField, TextField } from '@touchstone/ui'
import { useRef, useState } from 'react'
import { adminCall } from '../../../shared/api/adminClient.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import type { Started } from '../started.ts'
import { loginTexts } from '../texts.ts'
import { useStep } from '../useStep.ts'
import { StepForm } from './StepForm.tsx'

const t = textsOf(loginTexts)

export function PasswordStep({ onStarted }: { readonly onStarted: (started: Started) => void }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [attempted, setAttempted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const step = useStep()
  const submit = () => {
    setAttempted(true)
    if (name.trim() === '' || password === '') return
    void step.run(async () => {
      try {
        onStarted(await adminCall('login', { name: name.trim(), password }))
      } catch (error) {
        setPassword('')
        setAttempted(false)
        field.current?.focus()
        throw error
      }
    })
  }
  return (
    <StepForm
      title={t('title')}
      lead={t('lead')}
      submitLabel={t('next')}
      busy={step.busy}
      failure={step.failure}
      onSubmit={submit}
    >
      <TextField
        label={t('name')}
        value={name}
        onValueChange={setName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={attempted && name.trim() === '' ? t('nameMissing') : undefined}
      />
      <PasswordField
        ref={field}
        label={t('password')}
        value={password}
        onValueChange={setPassword}
        autoComplete="current-password"
        showLabel={t('show')}
        hideLabel={t('hide')}
        hint={t('oneTimeHint')}
        error={attempted && password === '' ? t('passwordMissing') : undefined}
      />
    </StepForm>
  )
}
