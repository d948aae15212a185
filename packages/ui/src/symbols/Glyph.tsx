/** The few signs the components need themselves, drawn on a 16 px grid in the current colour. */
const PATHS = {
  check: 'M3 8.5 6.5 12 13 4.5',
  cross: 'M4 4l8 8M12 4l-8 8',
  down: 'M4 6l4 4 4-4',
  copy: 'M6 5.5h7.5V14H6zM3.5 10.5h-1V2H10v1',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  eyeOff:
    'M2 2l12 12M6.5 3.7A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a12 12 0 0 1-2 2.4M4 5A11 11 0 0 0 1.5 8S4 12.5 8 12.5c1 0 2-.3 2.8-.7',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM14 14l-3.5-3.5',
  warn: 'M8 2 15 14H1L8 2ZM8 6.500v3.5M8 12v.2',
  info: 'M8 14.500a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM8 7.500V11M8 5v.2',
  clock: 'M8 14.500a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM8 4.500V8l2.5 1.5',
  swap: 'M5 2.500 2 5.500l3 3M2 5.500h9.500M11 7.500l3 3-3 3M14 10.500H4.500',
  keys: 'M1.5 4h13v8h-13zM4 6.500h.2M6.600 6.500h.2M9.200 6.500h.2M11.800 6.500h.2M5 9.500h6',
  dot: 'M8 9.500a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
} as const

export type GlyphName = keyof typeof PATHS

export function Glyph({ name, className }: { readonly name: GlyphName; readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
