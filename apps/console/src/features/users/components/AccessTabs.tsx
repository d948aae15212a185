import { type Column, DataTable, Empty } from '@touchstone/ui'
import { moment } from '../../../shared/frame/figures.ts'
import { humanised, textsOf } from '../../../shared/i18n/texts.ts'
import { textColumn } from '../../../shared/lists/columns.tsx'
import { userTexts } from '../texts.ts'
import type { User } from '../user.ts'

const t = textsOf(userTexts)

type Session = User['sessions'][number]
type Login = User['logins'][number]
type AccountEvent = User['events'][number]

const time = (at: number) => <span className="num whitespace-nowrap">{moment(at)}</span>

const SESSIONS: readonly Column<Session>[] = [
  textColumn('device', t('sessions.device'), ({ device }) => device),
  textColumn('address', t('sessions.address'), ({ address }) => <span className="num">{address}</span>),
  textColumn('world', t('sessions.world'), ({ world }) => world),
  textColumn('opened', t('sessions.opened'), ({ opened }) => time(opened)),
  textColumn('lastSeen', t('sessions.lastSeen'), ({ lastSeen }) => time(lastSeen)),
]

const LOGINS: readonly Column<Login>[] = [
  textColumn('time', t('logins.time'), (login) => time(login.time)),
  textColumn('device', t('sessions.device'), ({ device }) => device),
  textColumn('address', t('sessions.address'), ({ address }) => <span className="num">{address}</span>),
  textColumn('method', t('logins.method'), ({ method }) => humanised(method)),
  textColumn('result', t('logins.result'), ({ result }) => humanised(result)),
]

const EVENTS: readonly Column<AccountEvent>[] = [
  textColumn('time', t('events.time'), (event) => time(event.time)),
  textColumn('what', t('events.what'), ({ what }) => humanised(what)),
  textColumn('by', t('events.by'), ({ by }) => humanised(by)),
  textColumn('text', t('events.text'), ({ text }) => text),
  textColumn('ref', t('events.ref'), ({ ref }) => <span className="num">{ref}</span>),
]

export function SessionsTab({ user }: { readonly user: User }) {
  return (
    <DataTable
      caption={t('sessions.caption')}
      columns={SESSIONS}
      rows={user.sessions}
      rowKey={({ id }) => id}
      empty={<Empty text={t('sessions.empty')} />}
    />
  )
}

export function LoginsTab({ user }: { readonly user: User }) {
  return (
    <DataTable
      caption={t('logins.caption')}
      columns={LOGINS}
      rows={user.logins}
      rowKey={(login) => [login.time, login.address, login.method, login.result].join(' ')}
      empty={<Empty text={t('logins.empty')} />}
    />
  )
}

export function EventsTab({ user }: { readonly user: User }) {
  return (
    <DataTable
      caption={t('events.caption')}
      columns={EVENTS}
      rows={user.events}
      rowKey={(event) => [event.time, event.what, event.ref].join(' ')}
      empty={<Empty text={t('events.empty')} />}
    />
  )
}
