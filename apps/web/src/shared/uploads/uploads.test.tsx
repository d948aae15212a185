import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, renderScreen } from '../../testing/renderScreen.tsx'
import { clearSession } from '../session/sessionStore.ts'
import { ImageField } from './ImageField.tsx'
import { pictureProblem } from './pictureProblem.ts'

const fileOf = (type: string, bytes = 100) => new File([new Uint8Array(bytes)], 'picture', { type })

/** Stands in for the browser's own: answers when told to. */
class FakeRequest {
  static readonly sent: FakeRequest[] = []
  readonly upload: { onprogress?: (event: object) => void } = {}
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.onabort?.()
  }
  send(): void {
    FakeRequest.sent.push(this)
  }
  progress(loaded: number): void {
    this.upload.onprogress?.({ loaded, total: 100, lengthComputable: true })
  }
  answer(envelope: object): void {
    this.responseText = JSON.stringify(envelope)
    this.onload?.()
  }
}

function Screen() {
  const [value, setValue] = useState('')
  return (
    <>
      <ImageField label="Front" use="kyc_front" value={value} onValueChange={setValue} />
      <output data-testid="value">{value}</output>
    </>
  )
}
const value = () => screen.getByTestId('value').textContent
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Front', { selector: 'input' }), { target: { files: [file] } })

beforeEach(() => {
  clearSession()
  FakeRequest.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }))
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a picture is looked at before it is sent', () => {
  const size = (width: number, height: number) => async () => ({ width, height })
  it.each([
    ['image/jpeg', 100, size(600, 600), undefined],
    ['image/png', 100, size(5_000, 600), undefined],
    ['image/png', 100, size(599, 5_000), 'small'],
    ['image/gif', 100, size(900, 900), 'format'],
    ['image/svg+xml', 100, size(900, 900), 'format'],
    ['image/jpeg', 0, size(900, 900), 'format'],
    ['image/jpeg', 8 * 1024 * 1024, size(900, 900), 'format'],
    ['image/jpeg', 8 * 1024 * 1024 - 1, size(900, 900), undefined],
    ['image/jpeg', 100, async () => Promise.reject(new Error('no picture')), 'format'],
  ])('%s of %d bytes', async (type, bytes, measure, problem) => {
    expect(await pictureProblem(fileOf(type, bytes), 'kyc_front', measure)).toBe(problem)
  })
  it('may be small where nobody has to read a document', async () => {
    expect(await pictureProblem(fileOf('image/png'), 'voucher', size(10, 10))).toBeUndefined()
  })
})

describe('the picture field', () => {
  it('shows the picture and how far it is sent, and then holds its id', async () => {
    answerCalls({})
    await renderScreen(Screen, '/x')
    choose(fileOf('image/jpeg'))
    expect((await screen.findByAltText('Front: preview')).getAttribute('src')).toBe('blob:preview')
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1))
    FakeRequest.sent[0]?.progress(40)
    expect(await screen.findByText('Sending 40%')).toBeTruthy()
    FakeRequest.sent[0]?.answer({ code: 7, message: '', data: { id: 'abc', url: '/files/t' } })
    expect(await screen.findByText('Uploaded')).toBeTruthy()
    expect(value()).toBe('abc')
  })

  it('says what is wrong with a file and sends nothing', async () => {
    answerCalls({})
    await renderScreen(Screen, '/x')
    choose(fileOf('image/webp'))
    expect(await screen.findByText('Images must be JPG, JPEG or PNG and under 8 MB')).toBeTruthy()
    expect(FakeRequest.sent).toEqual([])
  })

  it('tries again after a failure, and can be emptied', async () => {
    answerCalls({})
    await renderScreen(Screen, '/x')
    choose(fileOf('image/png'))
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1))
    FakeRequest.sent[0]?.onerror?.()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2))
    FakeRequest.sent[1]?.answer({ code: 7, message: '', data: { id: 'second', url: '' } })
    await waitFor(() => expect(value()).toBe('second'))
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(value()).toBe('')
    expect(screen.getByText('Choose a picture')).toBeTruthy()
  })

  it('keeps the last of two that were chosen', async () => {
    answerCalls({})
    await renderScreen(Screen, '/x')
    choose(fileOf('image/png'))
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1))
    choose(fileOf('image/jpeg'))
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2))
    FakeRequest.sent[0]?.answer({ code: 7, message: '', data: { id: 'first', url: '' } })
    FakeRequest.sent[1]?.answer({ code: 7, message: '', data: { id: 'second', url: '' } })
    await waitFor(() => expect(value()).toBe('second'))
  })
})
