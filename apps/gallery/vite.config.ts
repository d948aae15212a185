import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compiledTexts } from '../web/compiledTexts.ts'

/** A page shows many screens one after the other: what one left in the stores, the next must not find. */
const STORES = fileURLToPath(new URL('../../packages/frame/src/testing/registeredStores.ts', import.meta.url))

export default defineConfig({
  plugins: [react(), tailwindcss(), compiledTexts()],
  json: { namedExports: false, stringify: false },
  resolve: {
    conditions: ['touchstone-source', ...defaultClientConditions],
    alias: [{ find: /^zustand$/, replacement: STORES }],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
