/** The page shown without a connection, in the language chosen for the app; a file of its own, since the policy of pages refuses any other script. */
function chosenLanguage() {
  try {
    return localStorage.getItem('language')
  } catch {
    return null
  }
}

const parts = [...document.querySelectorAll('main')]
const shown = parts.find(({ id }) => id === chosenLanguage()) ?? parts[0]
for (const part of parts) part.hidden = part !== shown
document.documentElement.lang = shown.lang
document.documentElement.dir = shown.dir
document.title = shown.querySelector('h1').textContent

// The address is still that of the page which was asked for.
const tryAgain = () => location.reload()
shown.querySelector('button').addEventListener('click', tryAgain)
addEventListener('online', tryAgain)
