console.log("Dalapapa: ★");
