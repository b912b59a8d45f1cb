// Runs in the page's head, before anything is painted: what the visitor chose must not appear late.
const theme = localStorage.getItem('marquee.theme');
if (theme) document.documentElement.dataset.theme = theme;
