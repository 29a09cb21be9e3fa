/** Around every page of recruiters. */
const words = {
  dashboard: "Dashboard",
  screenings: "CV Screening",
  drives: "Interview Drive",
  profile: {
    account: "Account",
    erasures: "Erasures",
  },
};

export default words;
