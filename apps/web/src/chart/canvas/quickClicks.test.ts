import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveQuickClicks } from './quickClicks.ts'

describe('quick clicks on the chart', () => {
  let host: HTMLElement
  let inner: HTMLElement
  let heard: string[]
  let stop: () => void

  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    inner = host.appendChild(document.createElement('canvas'))
    heard = []
    for (const type of ['mousedown', 'mouseup'] as const)
      inner.addEventListener(type, ({ clientX, clientY }) => heard.push(`${type} ${clientX},${clientY}`))
    stop = giveQuickClicks(host)
  })
  afterEach(() => {
    stop()
    host.remove()
  })

  const send = (type: string, clientX: number, clientY: number, at: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
    vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(at)
    inner.dispatchEvent(event)
  }
  const click = (x: number, y: number, at: number) => {
    send('mousedown', x, y, at)
    send('mouseup', x, y, at + 40)
  }

  it('are given once more when the library drops the second one', () => {
    click(10, 10, 1_000)
    click(200, 80, 1_200)
    expect(heard.slice(4)).toEqual(['mousedown 200,80', 'mouseup 200,80'])
  })

  it('are left alone when they are a double click, or come slowly', () => {
    click(10, 10, 1_000)
    click(12, 11, 1_200)
    click(200, 80, 2_000)
    click(10, 10, 2_600)
    expect(heard).toHaveLength(8)
  })

  it('are left alone when the second one is a drag', () => {
    click(10, 10, 1_000)
    send('mousedown', 50, 50, 1_200)
    send('mouseup', 90, 50, 1_400)
    expect(heard).toHaveLength(4)
  })

  it('are given once more after a drag, of which the library counts the release', () => {
    send('mousedown', 50, 50, 1_000)
    send('mouseup', 90, 50, 1_100)
    click(10, 10, 1_300)
    expect(heard.slice(4)).toEqual(['mousedown 10,10', 'mouseup 10,10'])
  })

  it('are no more touched once the chart is gone', () => {
    stop()
    click(10, 10, 1_000)
    click(200, 80, 1_200)
    expect(heard).toHaveLength(4)
  })
})
