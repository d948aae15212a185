import type { Language } from '@touchstone/protocol'
import type { Theme } from '@touchstone/ui'
import type { Behaviour, Trouble } from '../exchange/exchange.ts'
import type { Reader } from '../exchange/readers.ts'
import type { PARTS } from '../plan/parts.ts'
import type { State } from '../plan/state.ts'
import { Stage } from './Stage.tsx'

/** The control with which a reader goes on. */
export interface Next {
  readonly role: 'waiting' | 'button' | 'link' | 'tab' | 'textbox' | 'combobox' | 'radio' | 'searchbox' | 'checkbox'
  readonly name: string
  /** In the bars around the screen, which has nothing of its own to go on with. */
  readonly isAround?: boolean
}

interface Shown {
  /** The screen's path, or the name of a part of a screen. */
  readonly subject: string
  readonly address: string
  readonly state: State
  /** The sentence that tells the reader how things stand, or a part of it. */
  readonly says: string
  readonly next: Next
  readonly isLikeOther: boolean
}

interface Options extends Partial<Omit<Behaviour, 'trouble'>> {
  /** A part of the screen that is shown for itself; the screen when left out. */
  readonly part?: keyof typeof PARTS
  /** The screen of another address, with other data: measuring it in every language again would find nothing new. */
  readonly isLikeOther?: boolean
  /** What the reader does, in the page of the story. */
  readonly play?: () => Promise<void>
}

interface Context {
  readonly id: string
  readonly globals: { readonly language?: Language; readonly theme?: Theme }
}

const READER: Readonly<Record<State, Reader>> = {
  loading: 'customer',
  empty: 'newcomer',
  error: 'customer',
  refused: 'customer',
  full: 'customer',
}

const TROUBLE: Readonly<Partial<Record<State, Trouble>>> = { loading: 'never', error: 'broken' }

function behaviourOf(state: State, { part: _part, play: _play, isLikeOther: _like, ...wanted }: Options): Behaviour {
  const trouble = TROUBLE[state]
  return { reader: READER[state], ...(trouble && { trouble }), ...wanted }
}

const pathOf = (address: string) => address.split('?')[0] ?? address

/** A screen in a state, as a story. */
export function story(address: string, state: State, says: string, next: Next, options: Options = {}) {
  const shown: Shown = {
    subject: options.part ?? pathOf(address),
    address,
    state,
    says,
    next,
    isLikeOther: options.isLikeOther ?? false,
  }
  const behaviour = behaviourOf(state, options)
  return {
    parameters: { shown },
    ...(options.play && { play: options.play }),
    render: (_: unknown, { id, globals }: Context) => (
      <Stage
        key={id}
        address={address}
        behaviour={behaviour}
        look={{ language: globals.language ?? 'en', theme: globals.theme ?? 'dark' }}
      />
    ),
  }
}

export const button = (name: string): Next => ({ role: 'button', name })
export const link = (name: string): Next => ({ role: 'link', name })
/** There is nothing to do but to wait for what is on its way. */
export const waiting: Next = { role: 'waiting', name: '' }
export const around = (name: string): Next => ({ role: 'link', name, isAround: true })
export const tab = (name: string): Next => ({ role: 'tab', name })
