import type { CallData } from '@touchstone/protocol'

const TIME = Date.UTC(2026, 10, 27, 9)

export const NOBODY: CallData<'getSupport'> = {
  there: false,
  hours: {
    zone: 'Asia/Hong_Kong',
    days: [
      ...Array.from({ length: 5 }, () => ({ open: '09:00', close: '18:00' })),
      { open: '', close: '' },
      { open: '', close: '' },
    ],
  },
  unread: 0,
}

export const LINE: CallData<'getTicketList'>['list'][number] = {
  id: 't1',
  type: 'money_in',
  title: 'Where is my deposit?',
  state: 'answered',
  time: TIME,
  updated: TIME + 60_000,
  unread: 1,
}

export const TICKET: CallData<'getTicket'> = {
  ...LINE,
  posts: [
    {
      number: 1,
      time: TIME,
      by: 'me',
      text: '<img src=x onerror=alert(1)> Sent an hour ago.',
      images: [{ id: 'f1', kind: 'pdf' }],
    },
    { number: 2, time: TIME + 60_000, by: 'support', text: 'It has arrived.', images: [] },
  ],
  steps: [{ time: TIME + 30_000, what: 'taken' }],
  live: true,
  consent: { state: 'none', until: 0 },
  rating: 0,
  reopenUntil: 0,
}
