import { expect, it } from 'vitest'
import { cleanHtml } from './cleanHtml.ts'

const OWN = '/content/00000000-0000-4000-8000-000000000000.jpg'

it('shows pictures of this server alone, and nothing that runs', () => {
  expect(String(cleanHtml(`<p><img src="${OWN}" alt="A chart"></p>`))).toBe(`<p><img src="${OWN}" alt="A chart"></p>`)
  for (const src of [
    'https://example.org/x.jpg',
    '//example.org/x.jpg',
    '/files/x.jpg',
    'data:image/png;base64,AA',
    `${OWN}?x`,
  ])
    expect(String(cleanHtml(`<p>Said.<img src="${src}" alt="A chart"></p>`))).toBe('<p>Said.</p>')
  expect(String(cleanHtml(`<p onclick="x()">Said.<script>x()</script><img src="${OWN}" onerror="x()"></p>`))).toBe(
    `<p>Said.<img src="${OWN}"></p>`,
  )
})
