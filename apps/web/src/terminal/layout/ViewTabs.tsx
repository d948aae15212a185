import { clsx } from 'clsx'

/** The views of an area: a row of words in the area's own tool row. */
export function ViewTabs<View extends string>(props: {
  readonly label: string
  readonly views: readonly { readonly view: View; readonly label: string }[]
  readonly view: View
  readonly onView: (view: View) => void
}) {
  return (
    <fieldset className="flex gap-3">
      <legend className="sr-only">{props.label}</legend>
      {props.views.map(({ view, label }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === props.view}
          onClick={() => props.onView(view)}
          className={clsx(
            'h-9 whitespace-nowrap border-b-2 border-transparent text-13 font-medium text-ink-3 hover:text-ink-1',
            'aria-pressed:border-accent aria-pressed:text-ink-1',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
