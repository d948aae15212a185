import { Glyph, Panel } from '@touchstone/ui'
import { AppLink, type RoutePath } from '../routing/AppLink.tsx'

export interface ListedLink {
  readonly key: string
  readonly to: RoutePath
  readonly search?: Readonly<Record<string, string>>
  readonly title: string
  /** "" where the title says it all. */
  readonly text: string
}

/** Pages to go on to, one below the other. */
export function LinkList({ links }: { readonly links: readonly ListedLink[] }) {
  return (
    <Panel className="max-w-3xl overflow-hidden">
      <ul>
        {links.map(({ key, to, search = {}, title, text }) => (
          <li key={key} className="border-t border-line/60 first:border-t-0">
            <AppLink to={to} search={search} className="flex items-center gap-6 px-5 py-3.5 hover:bg-surface-2">
              <span className="min-w-0 flex-1">
                <span className="block text-14 font-medium text-ink-1">{title}</span>
                {text !== '' && <span className="block text-13 text-ink-3">{text}</span>}
              </span>
              <Glyph name="down" className="-rotate-90 text-ink-3 rtl:rotate-90" />
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
