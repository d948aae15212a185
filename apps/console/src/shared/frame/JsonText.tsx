import { clsx } from 'clsx'
import { indentJson } from './indentJson.ts'

interface JsonTextProps {
  readonly json: string
  /** How high it may grow before it scrolls, and how it is set off. */
  readonly className: string
}

/** Canonical JSON to be read by people: from left to right in every language. */
export function JsonText({ json, className }: JsonTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre dir="ltr" tabIndex={0} className={clsx('overflow-auto font-mono text-12', className)}>
      {indentJson(json)}
    </pre>
  )
}
