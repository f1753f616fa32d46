import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

export const renderInRouter = (element: ReactNode): string =>
  renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: "*", element }]) }));
