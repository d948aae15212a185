/** An example of the picture, drawn: the front, the back, or a person with the document. */
export function PictureExample({ of }: { readonly of: 'front' | 'back' | 'hand' }) {
  return (
    <svg
      viewBox="0 0 120 72"
      aria-hidden="true"
      className="h-[72px] w-[120px] text-ink-3"
      fill="none"
      stroke="currentColor"
    >
      {of === 'hand' ? <Person /> : <Card front={of === 'front'} />}
    </svg>
  )
}

function Card({ front }: { readonly front: boolean }) {
  return (
    <>
      <rect x="14" y="8" width="92" height="56" rx="5" strokeWidth="1.5" />
      {front ? (
        <>
          <circle cx="36" cy="30" r="7" strokeWidth="1.5" />
          <path d="M24 52c2-8 22-8 24 0M60 24h36M60 34h28M60 44h32" strokeWidth="1.5" />
        </>
      ) : (
        <path d="M14 20h92M24 34h40M24 42h28M24 56h72" strokeWidth="1.5" />
      )}
    </>
  )
}

function Person() {
  return (
    <>
      <circle cx="46" cy="22" r="11" strokeWidth="1.5" />
      <path d="M22 68c2-24 46-24 48 0" strokeWidth="1.5" />
      <rect x="64" y="34" width="40" height="26" rx="3" strokeWidth="1.5" />
      <path d="M70 42h12M70 50h24" strokeWidth="1.5" />
    </>
  )
}
