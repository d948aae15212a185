import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { refusal } from '@touchstone/frame/testing'
import type { MessageRow } from '@touchstone/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { MessagesPanel } from './MessagesPanel.tsx'

afterEach(cleanup)

const TIME = Date.UTC(2026, 10, 27, 8)

function message(change: Partial<MessageRow>): MessageRow {
  const base = { id: '1', kind: 'transferred', time: TIME, read: false, link: '/record', title: '', text: '' } as const
  return { ...base, values: { amount: '1234.5 USDT', from: 'funds', to: 'contract' }, ...change }
}

const inbox = (list: readonly MessageRow[], unread: number) => ({ list, total: list.length, page: 1, unread })

describe('the tab of messages', () => {
  it('says each message from its kind and values, and leads to what it is about', async () => {
    const list = [
      message({ id: '2', kind: 'changeDone', values: { change: 'password' }, link: '/setting?tab=security' }),
      message({ read: true }),
      message({ id: '0', kind: 'newer' as MessageRow['kind'], title: 'A title of the server', text: 'Its text' }),
    ]
    const asked = answerCalls({ getMessageList: () => inbox(list, 2), readMessage: () => ({ unread: 1 }) })
    const address = await renderScreen(MessagesPanel, '/notice')
    expect(await screen.findByText('Password changed')).toBeTruthy()
    expect(screen.getByText('1,234.5 USDT. From: funds account. To: contract account.')).toBeTruthy()
    expect(screen.getByText('A title of the server')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('2 unread')
    fireEvent.click(screen.getByText('Password changed'))
    await waitFor(() => expect(address()).toBe('/setting?tab=security'))
    expect(asked.find(({ name }) => name === 'readMessage')?.fields).toMatchObject({ id: '2' })
  })

  it('marks all as read at once', async () => {
    const asked = answerCalls({ getMessageList: () => inbox([message({})], 1), readMessage: () => ({ unread: 0 }) })
    await renderScreen(MessagesPanel, '/notice')
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing unread'))
    expect(screen.queryByText('Unread:')).toBeNull()
    expect(asked.find(({ name }) => name === 'readMessage')?.fields).toMatchObject({ all: '1' })
  })

  it('says that there is none, and why they could not be loaded', async () => {
    let away = true
    answerCalls({ getMessageList: () => (away ? refusal(5008, 'The database is away') : inbox([], 0)) })
    await renderScreen(MessagesPanel, '/notice')
    const again = await screen.findByRole('button', { name: 'Try again' })
    away = false
    fireEvent.click(again)
    expect(await screen.findByText('No messages.')).toBeTruthy()
  })
})
