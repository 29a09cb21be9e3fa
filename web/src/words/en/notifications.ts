/** What the bell opens. */
const words = {
  title: "Notifications",
  markAll: "Mark all as read",
  notLoaded: "Notifications could not be loaded",
  none: "Nothing new",
  noneText: "What runs, ends or needs you is told here.",
  running: "Tasks in Progress",
  messages: "Messages",
  loading: "Loading notifications",
  unread: "Unread",
};

export default words;
