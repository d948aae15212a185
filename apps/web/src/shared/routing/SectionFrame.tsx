import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { AppLink, type RoutePath } from './AppLink.tsx'

const LINK =
  '-mb-px flex h-10 items-center border-b-2 border-transparent text-13 font-medium text-ink-2 hover:text-ink-1'
const CURRENT = '!border-accent !text-ink-1'

export interface SectionLink {
  readonly to: RoutePath
  readonly search?: Readonly<Record<string, string>>
  readonly word: string
}

export interface SectionFrameProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  /** The name of the group of links, for screen readers. */
  readonly label: string
  readonly links: readonly SectionLink[]
  /** On a page that is none of the links: the one it belongs to. */
  readonly under?: RoutePath | undefined
  readonly children: ReactNode
}

/** A page's data for the frame of its section, which has the links. */
export type SectionPageProps = Omit<SectionFrameProps, 'label' | 'links'>

/** The pages of one section under its title, with the ways between them. */
export function SectionFrame({ title, lead, label, links, under, children }: SectionFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-[1264px] flex-col gap-6 px-8 slim:px-4 py-8">
      <header>
        <h1 className="text-24 font-semibold text-ink-1">{title}</h1>
        {lead && <p className="mt-1 max-w-3xl text-14 text-ink-2">{lead}</p>}
        <nav
          aria-label={label}
          className="mt-4 flex gap-6 border-b border-line slim:gap-5 slim:overflow-x-auto slim:whitespace-nowrap slim:[scrollbar-width:none]"
        >
          {links.map(({ to, search = {}, word }) => (
            <AppLink
              key={word}
              to={to}
              search={search}
              aria-current={to === under ? 'true' : undefined}
              className={clsx(LINK, to === under && CURRENT)}
              activeClassName={CURRENT}
            >
              {word}
            </AppLink>
          ))}
        </nav>
      </header>
      {children}
    </div>
  )
}
