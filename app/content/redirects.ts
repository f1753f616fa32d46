export const redirects: Readonly<Record<string, string>> = {
  "/home": "/",
  "/copy-print/copying-services": "/copy-print/copies",
  "/copy-print/poster-banner-printing": "/copy-print/posters-printing",
  "/copy-print/print-document-services": "/copy-print/document-printing",
};
