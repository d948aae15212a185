import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Glyph } from '../symbols/Glyph.tsx'

export interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly copiedLabel: string
  readonly className?: string
}

export function CopyButton({ text, label, copiedLabel, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      aria-label={copied ? copiedLabel : label}
      title={copied ? copiedLabel : label}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }}
      className={clsx(
        'inline-grid size-6 place-items-center rounded-control text-ink-3 hover:bg-surface-3 hover:text-ink-1',
        copied && 'text-ok',
        className,
      )}
    >
      <Glyph name={copied ? 'check' : 'copy'} className="size-3.5" />
    </button>
  )
}
