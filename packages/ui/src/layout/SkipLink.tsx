/** The first thing the keyboard reaches: leads past the menus to the element with the id `content`. */
export function SkipLink({ text }: { readonly text: string }) {
  return (
    <a
      href="#content"
      className="fixed start-4 -top-16 z-50 rounded-control bg-accent px-4 py-2 text-13 font-medium text-on-accent focus:top-2"
    >
      {text}
    </a>
  )
}
