import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import css from '../../../shared/page.css?raw'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'Wedding' },
    ],
    styles: [{ children: css }],
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="en" dir="ltr">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
