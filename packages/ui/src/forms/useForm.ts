import { useCallback, useRef, useState } from 'react'
import { useOneAtATime } from './useOneAtATime.ts'

type Fields = Readonly<Record<string, string | boolean>>
/** The sentence under each field that is not right yet; fields in the order they stand on the page. */
export type Problems<Values extends Fields> = { readonly [Field in keyof Values]?: string | undefined }

interface Focusable {
  focus(): void
}

export interface FormField<Value> {
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  readonly ref: (element: Focusable | null) => void
}

export interface FormOptions<Values extends Fields> {
  readonly initial: Values
  /** Called with the values as they are; keys in the order of the page. */
  readonly check: (values: Values) => Problems<Values>
  readonly submit: (values: Values) => Promise<void>
}

/**
 * Checks a field when it is left and everything on submit; the first field that is not right gets the focus. The
 * server's answer is put to a field with `refuse` and stays until that field changes.
 */
export function useForm<Values extends Fields>({ initial, check, submit }: FormOptions<Values>) {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set())
  const [refused, setRefused] = useState<Problems<Values>>({})
  const [attempted, setAttempted] = useState(false)
  const elements = useRef(new Map<keyof Values, Focusable>())
  const { busy, run } = useOneAtATime()
  const problems = check(values)

  const set = useCallback(<Field extends keyof Values>(field: Field, value: Values[Field]) => {
    setValues((before) => ({ ...before, [field]: value }))
    setRefused((before) => ({ ...before, [field]: undefined }))
  }, [])
  const focus = (field: keyof Values | string) => elements.current.get(field)?.focus()
  const refuse = (field: keyof Values, sentence: string) => {
    setRefused((before) => ({ ...before, [field]: sentence }))
    focus(field)
  }
  const errorOf = (field: keyof Values) =>
    refused[field] ?? (attempted || left.has(field) ? problems[field] : undefined)

  const field = <Field extends keyof Values>(name: Field): FormField<Values[Field]> => ({
    value: values[name],
    onValueChange: (value) => set(name, value),
    onBlur: () => {
      if (values[name] !== '') setLeft((before) => new Set(before).add(name))
    },
    error: errorOf(name),
    ref: (element) => {
      if (element) elements.current.set(name, element)
      else elements.current.delete(name)
    },
  })

  const send = async () => {
    setAttempted(true)
    const first = Object.keys(problems).find((name) => problems[name] !== undefined)
    if (first !== undefined) focus(first)
    else await run(() => submit(values))
  }

  const wrong = Object.keys(values).filter((name) => errorOf(name) !== undefined)
  return {
    values,
    set,
    field,
    focus,
    refuse,
    busy,
    send,
    /** For the summary above the button: shown after a first attempt. */
    summary: attempted ? wrong.map((name) => ({ name, sentence: errorOf(name) ?? '' })) : [],
    /** Forgets what was typed and complained about. */
    reset: () => {
      setValues(initial)
      setLeft(new Set())
      setRefused({})
      setAttempted(false)
    },
  }
}

export type Form<Values extends Fields> = ReturnType<typeof useForm<Values>>
