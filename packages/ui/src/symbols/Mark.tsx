/** A stone with a streak of metal drawn across it: how gold was tested. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path d="M9.5 3h13L29 12.5 23 28H8.5L3 14.5Z" className="fill-surface-3 stroke-control-line" strokeWidth="1.5" />
      <path d="M9 21.5 22.5 9.5" className="stroke-brand" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  )
}
