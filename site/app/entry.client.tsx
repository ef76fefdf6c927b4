// The browser runs no router. The custom elements start the islands (elements.ts).
export {}
