import { clsx } from 'clsx'
import { indentJson } from './indentJson.ts'

interface JsonTextProps {
  readonly json: string
  /** Classes of its height limit and its frame. */
  readonly className: string
}

/** Canonical JSON for reading: from left to right in every language. */
export function JsonText({ json, className }: JsonTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <pre dir="ltr" tabIndex={0} className={clsx('overflow-auto font-mono text-12', className)}>
      {indentJson(json)}
    </pre>
  )
}
