import { clsx } from 'clsx'
import { useState } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'
import type { Strength } from './passwordStrength.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

const STRENGTH_COLOURS = ['', 'bg-danger', 'bg-warn', 'bg-ok', 'bg-ok'] as const

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  readonly showLabel: string
  readonly hideLabel: string
  /** Draws four bars and the word under the field. */
  readonly strength?: { readonly score: Strength; readonly word: string } | undefined
}

export function PasswordField({ showLabel, hideLabel, strength, hint, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      hint={strength && strength.score > 0 ? <StrengthBars {...strength} /> : hint}
      after={
        <button
          type="button"
          className="me-1 grid size-9 place-items-center rounded-control text-ink-3 hover:text-ink-1"
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Glyph name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}

function StrengthBars({ score, word }: { readonly score: Strength; readonly word: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className="flex gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={clsx('h-1 w-7 rounded-full', step <= score ? STRENGTH_COLOURS[score] : 'bg-surface-3')}
          />
        ))}
      </span>
      <span>{word}</span>
    </span>
  )
}
